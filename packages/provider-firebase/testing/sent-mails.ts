import { createOutbox } from '../emulators/outbox.mjs';
import type { EmulatorHosts } from './emulator-hosts.ts';

/** Returns the text of the last mail that the portal submitted for `email`, or null if there was none. */
export async function findLastMail(
  { projectId, hosts }: EmulatorHosts,
  email: string,
): Promise<string | null> {
  const messages = createOutbox({ projectId, auth: hosts.auth, firestore: hosts.firestore, now: Date.now });
  const mails = (await messages()).filter(({ channel }) => channel === 'email');
  return mails.find(({ to }) => to === email)?.text ?? null;
}
