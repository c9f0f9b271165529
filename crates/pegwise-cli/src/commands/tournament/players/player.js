// A player for `pegwise tournament`: compares a few of the codes that fit all answers, and guesses the one with the most
// different answers.
// Try it: pegwise tournament knuth --guest "bea=node player.js"

const MOST = 60; // The maximum number of codes to compare.

function answer(guess, code) {
  let black = 0, right = 0;
  const left = {};
  for (let i = 0; i < code.length; i++) {
    if (guess[i] === code[i]) black++;
    left[code[i]] = (left[code[i]] || 0) + 1;
  }
  for (const symbol of guess) if (left[symbol]-- > 0) right++;
  return `${black} ${right - black}`;
}

function allCodes(pegs, symbols, board) {
  let codes = [""];
  for (let i = 0; i < pegs; i++) codes = codes.flatMap((code) => [...symbols].map((symbol) => code + symbol));
  if (board.includes("-distinct")) codes = codes.filter((code) => new Set(code).size === pegs);
  if (board.includes("-nozero")) codes = codes.filter((code) => code[0] !== symbols[0]);
  return codes;
}

// Picks at most MOST of the codes, evenly spaced.
function some(codes) {
  const step = Math.max(1, codes.length / MOST);
  const chosen = [];
  for (let at = 0; at < codes.length; at += step) chosen.push(codes[Math.floor(at)]);
  return chosen;
}

let codes = [], guess = "";

function choose() {
  const few = some(codes);
  let best = "contradiction", most = 0;
  for (const one of few) {
    const answers = new Set(few.map((code) => answer(one, code))).size;
    if (answers > most) [best, most] = [one, answers];
  }
  return best;
}

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const [command, ...words] = line.split(" ");
  if (command === "end") return; // end won SECRET, or end lost SECRET
  if (command === "new") codes = allCodes(Number(words[0]), words[1], words[2]); // new PEGS SYMBOLS BOARD
  if (command === "answer") codes = codes.filter((code) => answer(guess, code) === words.join(" ")); // answer BLACK WHITE
  guess = choose();
  console.log(guess);
});
