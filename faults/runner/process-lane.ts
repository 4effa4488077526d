import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Job, JobResult } from './jobs.ts';
import type { Lane } from './run-cases.ts';
import { broken } from './run-job.ts';

const entry = fileURLToPath(new URL('../lane.ts', import.meta.url));

/** What a lane's process is told at its start, as its only argument in JSON. */
export interface LaneTask {
  readonly program: string;
  /** The data folder of the demo that is copied for whoever needs one. */
  readonly demo: string;
  readonly long: boolean;
  readonly seed: number;
}

export interface ProcessLane extends Lane {
  close(): Promise<void>;
}

/**
 * A lane in a process of its own, so that what a case measures of its process is its own. A process that ends loses the
 * job it was at, and the next job gets another one.
 */
export function openProcessLane(task: LaneTask): ProcessLane {
  let child: ChildProcess | null = null;
  const start = () => {
    const started = fork(entry, [JSON.stringify(task)]);
    started.once('exit', () => {
      if (child === started) child = null;
    });
    return started;
  };
  return {
    run: (job) => {
      child ??= start();
      return answerTo(child, job);
    },
    close: async () => {
      if (child === null) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

function answerTo(child: ChildProcess, job: Job): Promise<JobResult> {
  return new Promise((resolve) => {
    const answered = (result: JobResult) => {
      child.off('exit', ended);
      resolve(result);
    };
    const ended = (code: number | null) => {
      child.off('message', answered);
      resolve({ ...broken(job.tries, `The process of the lane ended with ${code}.`), seconds: 0 });
    };
    child.once('message', answered).once('exit', ended);
    child.send(job);
  });
}
