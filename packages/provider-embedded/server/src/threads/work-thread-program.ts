import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { toSent } from './sent-error.ts';
import type { JobName, ThreadMessage, ThreadRequest, ThreadSetup } from './thread-jobs.ts';
import { openThreadRooms } from './thread-rooms.ts';

/** The program of a work thread: does jobs until it is told to close, several at a time where they wait. */
function serve(port: MessagePort): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
  const send = (message: ThreadMessage) => port.postMessage(message);
  const rooms = openThreadRooms(workerData as ThreadSetup, send);
  const jobs = rooms.jobs as Record<JobName, (given: unknown) => Promise<unknown>>;
  const running = new Set<Promise<void>>();

  const run = async (id: number, name: JobName, given: unknown) => {
    try {
      send({ type: 'answer', id, answer: await jobs[name](given) });
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
    else begin(request);
  });
}

if (parentPort !== null) serve(parentPort);
