import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { lowerOwnPriority } from './low-priority.ts';
import { fromSent, toSent } from './sent-error.ts';
import type { JobName, SentError, ThreadMessage, ThreadRequest, ThreadSetup } from './thread-jobs.ts';
import { openThreadRooms } from './thread-rooms.ts';

/** The program of a work thread: runs jobs until it receives the message to close, several concurrently if they wait. */
function serve(port: MessagePort): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
  const send = (message: ThreadMessage) => port.postMessage(message);
  const rooms = openThreadRooms(workerData as ThreadSetup, send);
  const jobs = rooms.jobs as Record<JobName, (given: unknown, turn: () => Promise<void>) => Promise<unknown>>;
  const running = new Set<Promise<void>>();

  const asked = new Map<number, (error: SentError | null) => void>();

  const turnOf = (id: number) => () =>
    new Promise<void>((resolve, reject) => {
      asked.set(id, (error) => (error === null ? resolve() : reject(fromSent(error))));
      send({ type: 'turn', id });
    });
  const run = async (id: number, name: JobName, given: unknown) => {
    try {
      send({ type: 'answer', id, answer: await jobs[name](given, turnOf(id)) });
    } catch (error) {
      send({ type: 'failure', id, error: toSent(error) });
    }
  };
  const begin = ({ id, name, given }: Extract<ThreadRequest, { readonly type: 'job' }>) => {
    const work = run(id, name, given).finally(() => running.delete(work));
    running.add(work);
  };
  const close = async () => {
    await Promise.all(running);
    await rooms.close();
    port.close();
  };
  port.on('message', (request: ThreadRequest) => {
    if (request.type === 'close') void close();
    else if (request.type === 'turn') {
      asked.get(request.id)?.(request.error);
      asked.delete(request.id);
    } else begin(request);
  });
}

if (parentPort !== null) {
  lowerOwnPriority();
  serve(parentPort);
}
