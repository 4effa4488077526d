import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { isRecord, pulling, type Engine } from './engine.ts';

/** The installed Firefox, through WebDriver BiDi, which needs no driver. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'lineup-firefox-'));
  const words = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await addressOf(child)}/session`);
  await once(socket, 'open');
  const send = commandsOver(socket);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const [window] = Array.isArray(contexts) ? (contexts as readonly unknown[]) : [];
  const context = isRecord(window) ? window['context'] : null;
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  const call = async (run: string, given: readonly unknown[]) => {
    const answer = await send('script.callFunction', {
      functionDeclaration: run,
      arguments: given.map(localValue),
      awaitPromise: true,
      target: { context },
    });
    if (answer['type'] === 'exception') throw new Error(JSON.stringify(answer['exceptionDetails']));
    return plainValue(answer['result']);
  };
  const perform = async (...actions: readonly object[]) =>
    void (await send('input.performActions', { context, actions }));
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    call,
    async click(element) {
      await call('(element) => element.scrollIntoView({ block: "center" })', [element]);
      const middle = { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } };
      const press = [middle, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await perform({ type: 'pointer', id: 'mouse', actions: press });
    },
    async type(element, text) {
      await call('(element) => element.focus()', [element]);
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform({ type: 'key', id: 'keys', actions });
    },
    chooseFile: async (element, path) =>
      void (await send('input.setFiles', { context, element, files: [path] })),
    pull: (way) => perform(pulling(way)),
    screenshot: async () => String((await send('browsingContext.captureScreenshot', { context }))['data']),
    async close() {
      const ended = once(child, 'exit');
      await send('browser.close', {});
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Reads the address on which Firefox listens from its output. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let output = '';
  for await (const part of stderr ?? []) {
    output += String(part);
    const address = /WebDriver BiDi listening on (ws:\S+)/u.exec(output)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`Firefox did not start:\n${output}`);
}

type Answer = Readonly<Record<string, unknown>>;

function commandsOver(socket: WebSocket): (method: string, params: object) => Promise<Answer> {
  let last = 0;
  return (method, params) => {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      const listen = (data: unknown) => {
        const answer: unknown = JSON.parse(String(data));
        if (!isRecord(answer) || answer['id'] !== id) return;
        socket.off('message', listen);
        const { result } = answer;
        if (isRecord(result)) resolve(result);
        else reject(new Error(`${method}: ${String(data)}`));
      };
      socket.on('message', listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
}

/** Converts a value into BiDi's format: primitives, objects of these, and elements. */
function localValue(value: unknown): object {
  if (!isRecord(value)) return { type: typeof value, value };
  if (typeof value['sharedId'] === 'string') return { sharedId: value['sharedId'] };
  return { type: 'object', value: Object.entries(value).map(([key, each]) => [key, localValue(each)]) };
}

/** The reverse of `localValue`. */
function plainValue(result: unknown): unknown {
  if (!isRecord(result)) return undefined;
  const { type, value, sharedId } = result;
  if (type === 'null' || type === 'undefined') return null;
  if (type === 'node') return { sharedId };
  if (type !== 'object' || !Array.isArray(value)) return value;
  const entries = value as readonly (readonly [string, unknown])[];
  return Object.fromEntries(entries.map(([key, each]) => [key, plainValue(each)]));
}
