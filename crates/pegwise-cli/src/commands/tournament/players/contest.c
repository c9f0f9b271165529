/* A bot for the contest: codes of 1 to 10 different digits, the first not 0, and 50 ms per guess.
   It keeps a list of all codes that fit. From a sample of guesses, it picks the one whose answers best split a sample of those
   codes, measured by entropy. The amount of work does not depend on the machine, so neither do the guesses.

   cc -O2 -o bot contest.c -lm && pegwise tournament --contest --guest "bot=./bot" */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A code: four bits per digit, with the first digit in the highest bits. Bits 48 and up record which digits occur. */
typedef uint64_t Code;

enum {
    MOST_DIGITS = 10,
    ANSWERS = 11 * 11,
    GUESSES = 1200,   /* The number of guesses to compare... */
    SAMPLE = 1500,    /* ... on this many codes that fit. */
    CHANGED = 400     /* The number of guesses that need not fit. */
};

static int digits;
static Code *all, *fitting;
static size_t all_count, count;
static int is_first; /* Before the first answer, all codes fit, so they are not copied. */
static uint32_t ones[1024];

static uint64_t seed;

/* SplitMix64. */
static size_t below(size_t n) {
    uint64_t z = seed += 0x9e3779b97f4a7c15ull;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return (size_t)((z ^ (z >> 31)) % n);
}

/* 11 * bulls + cows */
static int answer(Code a, Code b) {
    uint64_t differs = a ^ b;
    differs |= differs >> 2;
    differs |= differs >> 1;
    /* One bit for each digit that differs. The multiplication adds up the bits. */
    uint64_t other = differs & 0x1111111111ull;
    int bulls = digits - (int)((other * 0x1111111111ull >> 36) & 15);
    int both = (int)ones[(a & b) >> 48];
    return 10 * bulls + both;
}

static void list(Code code, int at) {
    if (at == digits) {
        all[all_count++] = code;
        return;
    }
    for (uint64_t digit = at == 0; digit < 10; digit++)
        if (!(code >> (48 + digit) & 1)) list(code | digit << (4 * (digits - 1 - at)) | 1ull << (48 + digit), at + 1);
}

static Code read_code(const char *text) {
    Code code = 0;
    for (int i = 0; i < digits; i++) {
        uint64_t digit = (uint64_t)(text[i] - '0');
        code |= digit << (4 * (digits - 1 - i)) | 1ull << (48 + digit);
    }
    return code;
}

static void write_code(Code code, char *text) {
    for (int i = 0; i < digits; i++) text[i] = (char)('0' + (code >> (4 * (digits - 1 - i)) & 15));
    text[digits] = 0;
}

static double n_log_n[SAMPLE + 1];

/* The lower the value, the more the answers tell. */
static double left(Code guess, const Code *sample, size_t size) {
    unsigned cells[ANSWERS + 1] = {0};
    double sum = 0;
    for (size_t i = 0; i < size; i++) cells[answer(guess, sample[i])]++;
    for (int cell = 0; cell <= ANSWERS; cell++) sum += n_log_n[cells[cell]];
    return sum;
}

static Code choose(void) {
    static Code sample[SAMPLE], guesses[GUESSES];
    size_t size = 0, tried = 0;
    if (count <= 2) return fitting[0];
    /* Uses all codes that fit if there are few, otherwise some of them. */
    if (count <= SAMPLE) {
        memcpy(sample, fitting, count * sizeof *fitting);
        size = count;
    } else {
        while (size < SAMPLE) sample[size++] = fitting[below(count)];
    }
    while (tried < GUESSES - CHANGED && tried < size) guesses[tried] = sample[tried], tried++;
    while (tried < GUESSES) guesses[tried++] = all[below(all_count)];
    Code best = fitting[0];
    double least = INFINITY;
    for (size_t i = 0; i < tried; i++) {
        /* A guess that fits may win, so it is better than an equal one that does not. Guesses that fit come first. */
        double value = left(guesses[i], sample, size);
        if (value < least - 1e-9) least = value, best = guesses[i];
    }
    return best;
}

static void new_game(int wanted) {
    if (wanted != digits) {
        digits = wanted;
        all_count = 0;
        list(0, 0);
    }
    is_first = 1;
    seed = (uint64_t)digits;
}

int main(void) {
    char line[256], board[128], text[MOST_DIGITS + 1];
    int wanted, bulls, cows;
    Code guess = 0;
    for (unsigned i = 1; i < 1024; i++) ones[i] = ones[i >> 1] + (i & 1);
    for (int i = 2; i <= SAMPLE; i++) n_log_n[i] = i * log(i);
    /* With 10 digits, there are 9 * 9! codes. */
    all = malloc(3265920 * sizeof *all);
    fitting = malloc(3265920 * sizeof *fitting);
    if (!all || !fitting) return 1;
    while (fgets(line, sizeof line, stdin)) {
        if (sscanf(line, "new %d 0123456789 %127s", &wanted, board) == 2) {
            if (wanted < 1 || wanted > MOST_DIGITS || !strstr(board, "x10-distinct-nozero")) {
                fprintf(stderr, "this bot plays the contest only\n");
                return 1;
            }
            new_game(wanted);
            /* Apart from the 0, all first guesses are equivalent. */
            guess = read_code("1234567890");
        } else if (sscanf(line, "answer %d %d", &bulls, &cows) == 2) {
            const Code *from = is_first ? all : fitting;
            size_t before = is_first ? all_count : count;
            count = is_first = 0;
            for (size_t i = 0; i < before; i++)
                if (answer(guess, from[i]) == 11 * bulls + cows) fitting[count++] = from[i];
            if (!count) {
                puts("contradiction");
                fflush(stdout);
                continue;
            }
            guess = choose();
        } else {
            continue;
        }
        write_code(guess, text);
        puts(text);
        fflush(stdout);
    }
    return 0;
}
