import { paths } from '@lineup/domain';
import { expectThat } from '../../runner/tally.ts';
import type { Client } from '../../support/client.ts';
import { storeFestival, storeUpload, type StoredUpload } from '../../support/festivals.ts';
import { killCase, type KillPlan } from './kill-plan.ts';

const size = 3000;
const endsWithinMs = 15_000;

const plan: KillPlan<StoredUpload, void> = {
  name: 'processing',
  promise:
    'An upload whose processing was killed is processed by the next start, wholly, and never stays in processing.',
  tries: { short: 2, long: 25 },
  usualMs: 600,
  prepare: async ({ client }, n) => storeUpload(client, await storeFestival(client, `Processed ${n}`), size),
  work: async ({ client }, { festivalId, uploadId }) => {
    const { uploads } = client.services;
    await uploads.ensureProcessed(await uploads.get(festivalId, uploadId));
  },
  checkDead: ({ festivalId, uploadId }, { documents }) => {
    const record = documents.get(paths.upload(festivalId, uploadId));
    const status = typeof record === 'object' && record !== null && 'status' in record ? record.status : null;
    const folder = `${paths.draftEvents(festivalId, uploadId)}/`;
    const drafts = [...documents.keys()].filter((path) => path.startsWith(folder)).length;
    const whole = (status === 'processing' && drafts === 0) || (status === 'completed' && drafts === size);
    expectThat(whole, `${String(status)} with ${drafts} drafts of ${size}`);
  },
  check: async ({ client }, { festivalId, uploadId }) => {
    const { status, error } = await untilProcessed(client, festivalId, uploadId);
    expectThat(status === 'completed', `The upload ended in ${status}: ${error}`);
    const drafts = await client.services.uploads.draftEvents(festivalId, uploadId);
    expectThat(drafts.length === size, `${drafts.length} drafts of ${size}`);
  },
};

async function untilProcessed({ services }: Client, festivalId: string, uploadId: string) {
  const deadline = performance.now() + endsWithinMs;
  for (;;) {
    const upload = await services.uploads.get(festivalId, uploadId);
    if (upload.status !== 'processing' || performance.now() > deadline) return upload;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export const killProcessing = killCase(plan);
