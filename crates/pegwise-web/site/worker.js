// The worker's side of the engine: starts it, then answers one request after another.
let engine;

async function start({ glue, module }) {
  const { default: init, answer, prepare } = await import(glue);
  await init({ module_or_path: module });
  prepare();
  return answer;
}

self.onmessage = async ({ data }) => {
  if (data.module) {
    engine = start(data);
    engine.catch(() => {}); // reported with the first request
    return;
  }
  const [number, request, isPuzzle] = data;
  try {
    self.postMessage([number, await (await engine)(number, request, isPuzzle)]);
  } catch (error) {
    self.postMessage([number, JSON.stringify({ Failed: { kind: "defect", message: String(error) } })]);
  }
};
