// The board of `pegwise.widget`. Every peg shows its symbol, so that colour is never needed.

function element(name, properties = {}, children = []) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function render({ model, el }) {
  const symbols = model.get("symbols");
  const fills = model.get("fills");
  const fill = (number) => (number ? fills[(number - 1) % fills.length] : "#fff");
  const symbol = (number) => (number ? symbols[number - 1] : "_");

  const peg = (number) => {
    const drawn = element("span", { className: "peg", textContent: symbol(number) });
    drawn.style.background = fill(number);
    return drawn;
  };
  const cell = (text, className = "") => element("td", { textContent: text, className });
  const head = element("tr", {}, ["row", "guess", "key pegs", "answer", "codes left"].map(
    (title) => element("th", { scope: "col", textContent: title }),
  ));
  const body = element("tbody");

  const steps = element("input", { type: "range", min: 0 });
  const places = model.get("entry").map((_, place) => {
    const choices = ["", ...symbols].map((text, value) => element("option", { value, textContent: text || "_" }));
    const select = element("select", { ariaLabel: `Peg ${place + 1}` }, choices);
    select.addEventListener("change", () => choose(place, Number(select.value)));
    select.addEventListener("keydown", (event) => press(event, place));
    return select;
  });
  const message = element("p", { role: "status" });

  function choose(place, number) {
    const entry = [...model.get("entry")];
    entry[place] = number;
    model.set("entry", entry);
    model.save_changes();
  }

  // Typing a symbol moves to the next peg, so that you can type a guess like a word.
  function press(event, place) {
    const number = symbols.findIndex((one) => one.toLowerCase() === event.key.toLowerCase()) + 1;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (number) {
      choose(place, number);
      places[place + 1]?.focus();
    } else if (event.key === "Backspace") {
      const last = model.get("entry")[place] || place === 0 ? place : place - 1;
      choose(last, 0);
      places[last].focus();
    } else if (event.key === "Enter") {
      ask("guess");
      places[0].focus();
    } else {
      return;
    }
    event.preventDefault();
  }

  const ask = (what) => model.send({ do: what });
  const button = (text, what) => {
    const made = element("button", { type: "button", textContent: text });
    made.addEventListener("click", () => ask(what));
    return made;
  };

  steps.addEventListener("input", () => {
    model.set("shown", Number(steps.value));
    model.save_changes();
  });

  function draw() {
    const rows = model.get("rows");
    body.replaceChildren(...rows.slice(0, model.get("shown")).map((row, index) => element("tr", {}, [
      cell(index + 1), element("td", {}, row.pegs.map(peg)), cell(row.keys, "keys"), cell(row.answer), cell(row.left),
    ])));
    steps.max = rows.length;
    steps.value = model.get("shown");
    model.get("entry").forEach((number, place) => {
      places[place].value = number;
      places[place].style.background = fill(number);
    });
    message.textContent = model.get("message");
  }

  const guess = model.get("plays")
    ? [...places, " ", button("Guess", "guess"), button("Hint", "hint"), button("Take back", "undo"), button("New game", "restart")]
    : [button("Hint", "hint")];
  const board = element("div", { className: "pegwise-board" }, [
    element("p", { textContent: model.get("title") }),
    element("table", {}, [element("thead", {}, [head]), body]),
    element("div", {}, guess),
    element("label", {}, ["Rows shown ", steps]),
    message,
  ]);
  // Otherwise JupyterLab takes keys for its own commands.
  board.setAttribute("data-lm-suppress-shortcuts", "true");
  el.append(board);
  draw();
  const changes = ["rows", "shown", "entry", "message"].map((name) => `change:${name}`);
  changes.forEach((change) => model.on(change, draw));
  return () => changes.forEach((change) => model.off(change, draw));
}

export default { render };
