import { parseRequest, removeLeftoverDrafts } from '@lineup/functions';
import { info } from 'firebase-functions/logger';
import { setTimeout as pause } from 'node:timers/promises';
import {
  authorise,
  failStuckUploads as endStuckUploads,
  processUploadOnce,
  type Caller,
} from '../../../server/src/index.ts';
import { logFailure } from '../callable.ts';
import { services } from '../services.ts';
import { processingLimitMs } from '../settings.ts';

export async function processUpload(caller: Caller | undefined, data: unknown) {
  const { firestore, provider } = services();
  await authorise(firestore, caller);
  return processUploadOnce(provider, parseRequest('processUpload', data), {
    now: Date.now,
    limitMs: processingLimitMs,
    pause,
    onError: (error) => logFailure('processUpload', error),
  });
}

export async function failStuckUploads(): Promise<void> {
  const { firestore, provider } = services();
  const ended = await endStuckUploads(firestore, provider, Date.now());
  if (ended > 0) info('Ended abandoned uploads', { ended });
}

export function removeDrafts(upload: { readonly festivalId: string; readonly uploadId: string }) {
  return removeLeftoverDrafts(services().provider, upload);
}
