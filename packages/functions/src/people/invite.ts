import {
  accessEntrySchema,
  invitationDays,
  invitationMails,
  paths,
  peopleMessages,
  timestampFromMillis,
  timestampToMillis,
  type AccessAction,
  type ChangeAuthor,
} from '@lineup/domain';
import { ProviderError, type Write } from '@lineup/provider';
import { isEmail, normaliseEmail } from '@lineup/provider/administration';
import type { ServerDocuments } from '@lineup/provider/server';
import { randomText, sha256 } from '../hashing.ts';
import { accessEntryWrite, refusal } from './access-records.ts';
import type { AccountDirectory } from './account-directory.ts';
import { mayJoin, storedInvitation, storedInvitations, type StoredInvitation } from './invitations.ts';

/** An e-mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface InvitingSurroundings {
  readonly documents: Pick<ServerDocuments, 'newId' | 'get' | 'query' | 'commit'>;
  readonly directory: Pick<AccountDirectory, 'list'>;
  readonly by: ChangeAuthor;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Submits a mail for delivery. */
  readonly mail: (mail: Mail) => Promise<void>;
  /** The portal's address, without a trailing slash. */
  readonly origin: string;
}

const hour = 3_600_000;
const day = 24 * hour;
const tokenBytes = 32;
/** Per hour. A stolen session with its password must not flood others with mail. */
const limits = { toOneAddress: 3, inAll: 100 } as const;
/** How long the address of an unanswered invitation is stored after its expiry. */
const expiredDays = 30;

/** Mails an invitation to the address, replacing any existing one. */
export async function invite(surroundings: InvitingSurroundings, email: string): Promise<void> {
  const address = normaliseEmail(email);
  if (!isEmail(address)) throw refusal('invalid-email', peopleMessages.errors.invalidEmail);
  await send(surroundings, 'invited', address);
}

/** Mails a new link and invalidates the previous one. */
export async function resendInvitation(surroundings: InvitingSurroundings, id: string): Promise<void> {
  const { data } = await requireInvitation(surroundings, id);
  await send(surroundings, 'invitationResent', data.email);
}

/** Invalidates the mailed link. */
export async function withdrawInvitation(surroundings: InvitingSurroundings, id: string): Promise<void> {
  const invitation = await requireInvitation(surroundings, id);
  const { documents, by } = surroundings;
  const person = { id: '', email: invitation.data.email };
  await documents.commit([
    removal(invitation),
    accessEntryWrite(documents, 'invitationWithdrawn', { by, person }),
  ]);
}

async function requireInvitation({ documents }: InvitingSurroundings, id: string): Promise<StoredInvitation> {
  const found = await storedInvitation(documents, id);
  if (found === null) throw refusal('not-found', peopleMessages.errors.invitationGone);
  return found;
}

/**
 * Stores the invitation with an access log entry before mailing it, so that every mailed link can be withdrawn. A
 * person who already has access gets a mail saying so instead of a link. Otherwise the two cases are identical, so as
 * not to reveal who has an account.
 */
async function send(
  surroundings: InvitingSurroundings,
  action: AccessAction,
  address: string,
): Promise<void> {
  const { documents, by, now } = surroundings;
  await requireFew(surroundings, address);
  const token = randomText(tokenBytes);
  const [id, stored] = await Promise.all([sha256(token), storedInvitations(documents)]);
  const sentAt = now();
  const replaced = stored.filter(
    ({ data: { email, expiresAt } }) =>
      email === address || timestampToMillis(expiresAt) < sentAt - expiredDays * day,
  );
  const times = {
    sentAt: timestampFromMillis(sentAt),
    expiresAt: timestampFromMillis(sentAt + invitationDays * day),
  };
  await documents.commit([
    ...replaced.map(removal),
    { type: 'create', path: paths.invitation(id), data: { email: address, by, ...times } },
    accessEntryWrite(documents, action, { by, person: { id: '', email: address } }),
  ]);
  await mailTo(surroundings, address, token);
}

function removal({ id, version }: StoredInvitation): Write {
  return { type: 'delete', path: paths.invitation(id), ifVersion: version };
}

async function mailTo(surroundings: InvitingSurroundings, address: string, token: string): Promise<void> {
  const { by, mail, origin } = surroundings;
  const { invited, known } = invitationMails;
  const isNew = await mayJoin(surroundings, address);
  const link = `${origin}/invitation#${token}`;
  const content = isNew
    ? { subject: invited.subject, text: invited.text(by.email, link, invitationDays) }
    : { subject: known.subject, text: known.text(by.email, `${origin}/login`) };
  await mail({ to: address, ...content }).catch((cause: unknown) => {
    const { notMailed } = peopleMessages.errors;
    throw new ProviderError('unavailable', 'An invitation was not mailed', { cause, userMessage: notMailed });
  });
}

/** Counts entries of the access log, from which nothing is removed. */
async function requireFew({ documents, now }: InvitingSurroundings, address: string): Promise<void> {
  const sending: readonly AccessAction[] = ['invited', 'invitationResent'];
  const entries = await documents.query({ collection: paths.accessLog });
  const sent = entries
    .map(({ data }) => accessEntrySchema.safeParse(data).data)
    .filter((entry) => entry !== undefined)
    .filter(({ action, at }) => sending.includes(action) && timestampToMillis(at) > now() - hour);
  const { errors } = peopleMessages;
  const toAddress = sent.filter(({ person }) => person.email === address);
  if (toAddress.length >= limits.toOneAddress) throw refusal('too-many-requests', errors.invitedOften);
  if (sent.length >= limits.inAll) throw refusal('too-many-requests', errors.invitedMany);
}
