/* A player for `pegwise tournament`: compares some of the codes that fit all answers, and guesses the one that leaves the fewest
   codes on average.
   Try it: cc -O2 -o player player.c && pegwise tournament knuth --guest "cyd=./player" */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PEGS = 16, MOST_COMPARED = 300 };

static int pegs;
static char symbols[64];
static char (*codes)[MOST_PEGS + 1];
static size_t count, room;

/* black * 16 + white */
static int answer(const char *guess, const char *code) {
    int black = 0, right = 0, in_guess[256] = {0}, in_code[256] = {0};
    for (int i = 0; i < pegs; i++) {
        black += guess[i] == code[i];
        in_guess[(unsigned char)guess[i]]++;
        in_code[(unsigned char)code[i]]++;
    }
    for (const char *s = symbols; *s; s++) {
        int a = in_guess[(unsigned char)*s], b = in_code[(unsigned char)*s];
        right += a < b ? a : b;
    }
    return black * 16 + right - black;
}

static void list(char *code, int at, int distinct, int nozero) {
    if (at == pegs) {
        if (count == room) {
            room = room ? 2 * room : 1024;
            codes = realloc(codes, room * sizeof *codes);
            if (!codes) exit(1);
        }
        memcpy(codes[count], code, pegs);
        codes[count++][pegs] = 0;
        return;
    }
    for (const char *s = symbols; *s; s++) {
        if ((distinct && memchr(code, *s, at)) || (nozero && at == 0 && s == symbols)) continue;
        code[at] = *s;
        list(code, at + 1, distinct, nozero);
    }
}

/* The guess with the smallest sum of squared cell sizes leaves the fewest codes on average. */
static const char *choose(void) {
    size_t step = count / MOST_COMPARED + 1;
    const char *best = "contradiction";
    unsigned long least = ~0ul;
    for (size_t i = 0; i < count; i += step) {
        unsigned long cells[256 + MOST_PEGS] = {0}, squares = 0;
        for (size_t j = 0; j < count; j += step) cells[answer(codes[i], codes[j])]++;
        for (size_t cell = 0; cell < 256 + MOST_PEGS; cell++) squares += cells[cell] * cells[cell];
        if (squares < least) {
            least = squares;
            best = codes[i];
        }
    }
    return best;
}

int main(void) {
    char line[512], board[256], code[MOST_PEGS], guess[MOST_PEGS + 1] = "";
    int black, white;
    while (fgets(line, sizeof line, stdin)) {
        if (sscanf(line, "new %d %63s %255s", &pegs, symbols, board) == 3) {
            if (pegs > MOST_PEGS) return 1;
            count = 0;
            list(code, 0, strstr(board, "-distinct") != NULL, strstr(board, "-nozero") != NULL);
        } else if (sscanf(line, "answer %d %d", &black, &white) == 2) {
            size_t kept = 0;
            for (size_t i = 0; i < count; i++)
                if (answer(guess, codes[i]) == black * 16 + white) memmove(codes[kept++], codes[i], sizeof *codes);
            count = kept;
        } else {
            continue; /* end won SECRET, or end lost SECRET */
        }
        const char *next = choose();
        printf("%s\n", next);
        fflush(stdout);
        strncpy(guess, next, pegs);
    }
    return 0;
}
