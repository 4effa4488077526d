import type { Mail } from '@lineup/functions';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** The collection that the extension Trigger Email reads. Pages cannot read it, and backups do not include it. */
const collection = 'mail';

/** After this time the link in a mail has expired, and the mail is no longer delivered. */
const worthlessAfterMs = 3 * 86_400_000;

/** Submits mails to the extension, one document each. */
export function mailTo(firestore: Firestore): (mail: Mail) => Promise<void> {
  return async ({ to, subject, text }) => {
    await firestore.collection(collection).add({ to: [to], message: { subject, text } });
  };
}

/** Removes a mail once the extension has delivered it or given up: it contains an address and the secret of a link. */
export async function removeIfDone(mail: DocumentSnapshot): Promise<void> {
  if (isDone(mail)) await mail.ref.delete();
}

/**
 * Removes mails that were not delivered in time, for example because the extension is not installed; returns how many.
 */
export async function removeOldMails(firestore: Firestore, now: number): Promise<number> {
  const { docs } = await firestore.collection(collection).get();
  const old: readonly DocumentReference[] = docs
    .filter((mail) => isDone(mail) || mail.createTime.toMillis() < now - worthlessAfterMs)
    .map(({ ref }) => ref);
  for (const each of old) await each.delete();
  return old.length;
}

function isDone(mail: DocumentSnapshot): boolean {
  const state: unknown = mail.get('delivery.state');
  return state === 'SUCCESS' || state === 'ERROR';
}
