import {
  artistHistory,
  authorSchema,
  changeSchema,
  paths,
  timestampFromMillis,
  touchWord,
  type Timestamp,
} from '@lineup/domain';
import type { DocumentSnapshot, Write } from '@lineup/provider';
import type { ServerDocuments, ServerProvider } from '@lineup/provider/server';
import { removeCollection } from './save-drafts.ts';

/** How many changes are removed or rewritten in one commit. */
const chunkSize = 200;

/**
 * Removes the changes of every festival and of the artists that were made before `before`, and returns how many. Files
 * that only they could restore, such as a picture, are removed too. Safe to repeat.
 */
export async function pruneHistory(
  { documents }: Pick<ServerProvider, 'documents'>,
  before: Timestamp,
): Promise<number> {
  let pruned = 0;
  for (const id of await histories(documents)) {
    const where = [{ field: 'at', op: '<', value: before }] as const;
    const old = await documents.query({ collection: paths.changes(id), where });
    // Damaged changes match every query, as their time is unknown.
    const known = old.filter(({ damaged }) => damaged !== true);
    await removeChanges(documents, id, known);
    pruned += known.length;
  }
  return pruned;
}

const dayMs = 86_400_000;

/**
 * Removes the changes made more than `days` days before `now` (milliseconds since the epoch); none if `days` is 0. See
 * `pruneHistory`.
 */
export function pruneOlder(
  provider: Pick<ServerProvider, 'documents'>,
  days: number,
  now: number,
): Promise<number> {
  return days > 0 ? pruneHistory(provider, timestampFromMillis(now - days * dayMs)) : Promise.resolve(0);
}

/** The ids of all festivals, and `artistHistory`. */
async function histories(documents: ServerDocuments): Promise<readonly string[]> {
  const festivals = await documents.query({ collection: paths.festivals });
  return [...festivals.map(({ id }) => id), artistHistory];
}

/** Removes all changes of a festival. Safe to repeat. */
export async function removeHistory(documents: ServerDocuments, festivalId: string): Promise<void> {
  await removeChanges(
    documents,
    festivalId,
    await documents.query({ collection: paths.changes(festivalId) }),
  );
}

async function removeChanges(
  documents: ServerDocuments,
  history: string,
  changes: readonly DocumentSnapshot[],
): Promise<void> {
  for (const { id, data, damaged } of changes) {
    if (data['parts'] !== 0 || damaged === true) {
      await removeCollection(documents, paths.changeParts(history, id));
    }
  }
  await inChunks(
    documents,
    changes.map(({ path }) => ({ type: 'delete', path })),
  );
}

/**
 * Removes the person with this e-mail address from every history, and from releases, preview links, stage links and
 * messages and the access log, and removes invitations sent to them; returns how many documents changed. Safe to
 * repeat.
 */
export async function forgetAuthor(
  { documents }: Pick<ServerProvider, 'documents'>,
  email: string,
): Promise<number> {
  let forgotten = 0;
  for (const id of await histories(documents)) {
    const changes = await documents.query({ collection: paths.changes(id) });
    const releases =
      id === artistHistory
        ? []
        : [
            ...(await documents.query({ collection: paths.releases(id) })),
            ...(await documents.query({ collection: paths.stageMessages(id) })),
          ];
    const writes = [
      ...changes.flatMap((change) => forgetting(change, email)),
      ...releases.filter((release) => isBy(release, email)).map(withoutAuthor),
    ];
    await inChunks(documents, writes);
    forgotten += writes.length;
  }
  const links = [
    ...(await documents.query({ collection: paths.previewLinks })),
    ...(await documents.query({ collection: paths.stageLinks })),
  ];
  const entries = await documents.query({ collection: paths.accessLog });
  const invitations = await documents.query({ collection: paths.invitations });
  const writes = [
    ...links.filter((link) => isBy(link, email)).map(withoutAuthor),
    ...entries.flatMap((entry) => forgettingAccess(entry, email)),
    ...invitations.flatMap((invitation) => forgettingInvitation(invitation, email)),
  ];
  await inChunks(documents, writes);
  return forgotten + writes.length;
}

const anonymous = { id: '', email: '' } as const;

function isBy({ data }: Pick<DocumentSnapshot, 'data'>, email: string): boolean {
  const by = authorSchema.safeParse(data['by']);
  return by.success && by.data.email.toLowerCase() === email.toLowerCase();
}

function withoutAuthor({ path }: DocumentSnapshot): Write {
  return { type: 'update', path, data: { by: anonymous } };
}

function forgetting({ path, data }: DocumentSnapshot, email: string): readonly Write[] {
  const change = changeSchema.safeParse(data);
  if (!change.success || !isBy({ data }, email)) return [];
  const word = touchWord({ type: 'person', id: change.data.by.id });
  const touches = change.data.touches.filter((each) => each !== word);
  return [{ type: 'update', path, data: { by: anonymous, touches } }];
}

/** The author of the entry, the person whose access it was, or both. */
function forgettingAccess({ path, data }: DocumentSnapshot, email: string): readonly Write[] {
  const fields = ['by', 'person'].filter((field) => isBy({ data: { by: data[field] ?? null } }, email));
  if (fields.length === 0) return [];
  return [{ type: 'update', path, data: Object.fromEntries(fields.map((field) => [field, anonymous])) }];
}

/** Removes an invitation that was sent to the person; one that they sent to someone else remains valid. */
function forgettingInvitation(invitation: DocumentSnapshot, email: string): readonly Write[] {
  const { path, data } = invitation;
  if (data['email'] === email.toLowerCase()) return [{ type: 'delete', path }];
  return isBy(invitation, email) ? [withoutAuthor(invitation)] : [];
}

async function inChunks(documents: ServerDocuments, writes: readonly Write[]): Promise<void> {
  for (let start = 0; start < writes.length; start += chunkSize) {
    await documents.commit(writes.slice(start, start + chunkSize));
  }
}
