import { spawn } from 'node:child_process';
import { freePort } from '../../scripts/testing/free-ports.mjs';
import { isRecord, pulling, until, type Engine, type Found } from './engine.ts';

/** The key under which WebDriver sends elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK's browser for tests, through WebDriver over HTTP. */
export async function startWebKit(driver: string): Promise<Engine> {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${address}/status`).then(({ ok }) => ok), 'the driver of WebKit');
  const answer = await ask('POST', `${address}/session`, { capabilities: {} });
  if (!isRecord(answer)) throw new Error('No session');
  const session = `${address}/session/${String(answer['sessionId'])}`;
  const post = (command: string, body: object) => ask('POST', `${session}/${command}`, body);
  const idOf = (element: Found) => element[elementKey] ?? '';
  return {
    open: async (url) => void (await post('url', { url })),
    call: (run, args) => post('execute/sync', { script: `return (${run}).apply(null, arguments)`, args }),
    click: async (element) => void (await post(`element/${idOf(element)}/click`, {})),
    type: async (element, text) => void (await post(`element/${idOf(element)}/value`, { text })),
    chooseFile: async (element, text) => void (await post(`element/${idOf(element)}/value`, { text })),
    pull: async (way) => void (await post('actions', { actions: [pulling(way)] })),
    screenshot: async () => String(await ask('GET', `${session}/screenshot`)),
    async close() {
      await ask('DELETE', session);
      child.kill();
    },
  };
}

async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const answer: unknown = await response.json();
  const value = isRecord(answer) ? answer['value'] : undefined;
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}
