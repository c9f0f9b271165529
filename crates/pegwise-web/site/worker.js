// The engine's side of the page: starts the engine, then answers one request after the other.
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
    engine.catch(() => {}); // told with the first request
    return;
  }
  const [number, request] = data;
  try {
    self.postMessage([number, await (await engine)(number, request)]);
  } catch (error) {
    self.postMessage([number, JSON.stringify({ Failed: { kind: "defect", message: String(error) } })]);
  }
};
