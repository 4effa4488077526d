import { deleteFestival as removeFestival, parseRequest, pruneOlder } from '@lineup/functions';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import {
  authorise,
  forgetLineupCount,
  forgetPresence,
  removeIfDone,
  removeOldMails,
  sweepArtistPictures,
  sweepReleaseFiles as sweepFilesOfReleases,
  type Caller,
} from '../../../server/src/index.ts';
import { services } from '../services.ts';
import { historyDays } from '../settings.ts';

export async function deleteFestival(caller: Caller | undefined, data: unknown) {
  const { firestore, provider } = services();
  await authorise(firestore, caller);
  const request = parseRequest('deleteFestival', data);
  const response = await removeFestival(provider, request);
  await forgetLineupCount(firestore, request.festivalId);
  await forgetPresence(firestore, request.festivalId);
  return response;
}

export async function pruneHistory(): Promise<void> {
  const { firestore, provider } = services();
  const pruned = await pruneOlder(provider, historyDays.value(), Date.now());
  if (pruned > 0) info('Removed changes that the history keeps no longer', { pruned });
  const mails = await removeOldMails(firestore, Date.now());
  if (mails > 0) info('Removed mails that were not delivered', { mails });
}

export function removeSentMail(mail: DocumentSnapshot) {
  return removeIfDone(mail);
}

export async function sweepReleaseFiles(): Promise<void> {
  const { bucket, firestore, provider } = services();
  const removed = await sweepFilesOfReleases(bucket, provider, Date.now());
  if (removed > 0) info('Removed files that no release names', { removed });
  const pictures = await sweepArtistPictures(bucket, firestore, Date.now());
  if (pictures > 0) info('Removed pictures that no artist names', { pictures });
}
