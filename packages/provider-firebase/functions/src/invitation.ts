import { acceptInvitation, findInvitation, parseInvitationCall } from '@lineup/functions';
import { ProviderError } from '@lineup/provider';
import { createAccountDirectory } from '../../server/src/index.ts';
import { callable } from './callable.ts';
import { createRateLimit } from './rate-limit.ts';
import { services } from './services.ts';

/** One address may open or accept this many links a minute of one machine, as with previews: a secret of 256 bits is not guessed. */
const callsPerMinute = 60;
const countCall = createRateLimit(callsPerMinute);

/** Called by people without an account, with the secret of the link that they were mailed; with a password it accepts the invitation. */
export const invitation = callable('invitation', {}, async (_caller, data, { address }) => {
  const { token, password } = parseInvitationCall(data);
  await count(address);
  const { auth, firestore, provider } = services();
  const directory = createAccountDirectory({ auth, firestore, now: Date.now });
  const surroundings = { documents: provider.documents, directory, now: Date.now };
  const email = await findInvitation(surroundings, token);
  if (password !== undefined) await acceptInvitation(surroundings, { token, password });
  return { email };
});

async function count(address: string): Promise<void> {
  const retryAfterSeconds = await countCall(address);
  if (retryAfterSeconds === null) return;
  throw new ProviderError('too-many-requests', 'Too many links were tried', { retryAfterSeconds });
}
