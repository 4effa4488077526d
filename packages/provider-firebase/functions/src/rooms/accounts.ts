import { acceptInvitation, findInvitation, parseInvitationCall } from '@lineup/functions';
import { ProviderError } from '@lineup/provider';
import {
  createAccountDirectory,
  keepPhone as keepOnlyPhone,
  type Caller,
} from '../../../server/src/index.ts';
import { createRateLimit } from '../rate-limit.ts';
import { services } from '../services.ts';

/**
 * The limit of invitation links per minute for one IP address, on one instance: a secret of 256 bits cannot be guessed.
 */
const callsPerMinute = 60;
const countCall = createRateLimit(callsPerMinute);

export function keepPhone(caller: Caller | undefined) {
  const { auth, firestore, provider } = services();
  return keepOnlyPhone({ auth, firestore, newVersion: () => provider.documents.newId() }, caller);
}

/** `address` is the caller's IP address. */
export async function invitation(data: unknown, address: string): Promise<{ readonly email: string }> {
  const { token, password } = parseInvitationCall(data);
  await count(address);
  const { auth, firestore, provider } = services();
  const directory = createAccountDirectory({ auth, firestore, now: Date.now });
  const surroundings = { documents: provider.documents, directory, now: Date.now };
  const email = await findInvitation(surroundings, token);
  if (password !== undefined) await acceptInvitation(surroundings, { token, password });
  return { email };
}

async function count(address: string): Promise<void> {
  const retryAfterSeconds = await countCall(address);
  if (retryAfterSeconds === null) return;
  throw new ProviderError('too-many-requests', 'Too many links were tried', { retryAfterSeconds });
}
