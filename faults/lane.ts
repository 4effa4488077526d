// A process that runs the jobs it is sent, one after another, until whoever started it lets go of it.
import { cases } from './cases/index.ts';
import type { Job } from './runner/jobs.ts';
import type { LaneTask } from './runner/process-lane.ts';
import { broken, runJob } from './runner/run-job.ts';
import { programWithDemo } from './support/portals/program.ts';

const { program, demo, long, seed } = JSON.parse(process.argv[2] ?? '{}') as LaneTask;
const settings = { program: programWithDemo(program, demo), long, seed };

async function answer(job: Job): Promise<void> {
  const faultCase = cases.find(({ name }) => name === job.name);
  const result =
    faultCase === undefined
      ? { ...broken(job.tries, `There is no case ${job.name}.`), seconds: 0 }
      : await runJob(faultCase, job, settings);
  process.send?.(result);
}

process.on('message', (job) => void answer(job as Job));
process.once('disconnect', () => process.exit());
