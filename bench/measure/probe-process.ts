// Repeatedly requests something small from a server until stopped, then reports the times: see `probe.ts`.
import { load } from './load.ts';
import type { ProbeOptions } from './probe.ts';

const { port, path, cookie, everyMs } = JSON.parse(process.argv[2] ?? '') as ProbeOptions;
const next = () => ({ method: 'GET', path, headers: { cookie } });
const running: Promise<number>[] = [];

const ask = async (): Promise<number> => {
  const { statuses, times } = await load({ port, connections: 1, seconds: 0, next });
  if (statuses[200] !== 1) throw new Error(`Answers: ${JSON.stringify(statuses)}`);
  return times[0] ?? 0;
};

await ask();
const asking = setInterval(() => running.push(ask()), everyMs);
process.once('message', () => {
  clearInterval(asking);
  void Promise.all(running).then((times) => process.send?.(times, () => process.exit(0)));
});
process.send?.([]);
