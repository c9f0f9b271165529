// The engine's side of the page: starts the engine, then answers one question after the other.
let engine;

async function start({ glue, module }) {
  const { default: init, answer } = await import(glue);
  await init({ module_or_path: module });
  return answer;
}

self.onmessage = async ({ data }) => {
  if (data.module) {
    engine = start(data);
    engine.catch(() => {}); // told with the first question
    return;
  }
  const [number, question] = data;
  try {
    self.postMessage([number, (await engine)(number, question)]);
  } catch (error) {
    self.postMessage([number, JSON.stringify({ Failed: { Broken: String(error) } })]);
  }
};
