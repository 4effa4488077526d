import {
  accessEntrySchema,
  isAdministrator,
  operator,
  paths,
  timestampToMillis,
  userRecordSchema,
} from '@lineup/domain';
import {
  maximumAccessLines,
  type AccessLine,
  type Callables,
  type DocumentSnapshot,
  type Person,
} from '@lineup/provider';
import type { ServerDocuments } from '@lineup/provider/server';
import type { AccountDirectory, DirectoryAccount } from './account-directory.ts';
import { openInvitations } from './invitations.ts';

interface PeopleDeps {
  readonly documents: Pick<ServerDocuments, 'get' | 'query'>;
  readonly directory: Pick<AccountDirectory, 'list'>;
}

/** Lists who has access, who is invited, and the access log. */
export async function administrators(deps: PeopleDeps): Promise<Callables['administrators']['response']> {
  const [people, invitations, log] = await Promise.all([
    peopleWithAccess(deps),
    openInvitations(deps.documents),
    accessLog(deps),
  ]);
  return { people, invitations, log };
}

async function peopleWithAccess({ documents, directory }: PeopleDeps): Promise<readonly Person[]> {
  const accounts = await directory.list();
  const people = await Promise.all(
    accounts.map(async (account) => personOf(account, await documents.get(paths.user(account.id)))),
  );
  return people.filter((person) => person !== null).toSorted((a, b) => (a.email < b.email ? -1 : 1));
}

/** Null if the account may not use the portal. */
function personOf(account: DirectoryAccount, found: DocumentSnapshot | null): Person | null {
  const record = userRecordSchema.safeParse(found?.data);
  if (!record.success || !isAdministrator(record.data)) return null;
  const { id, email, since, lastSeen, hasPhone } = account;
  return { id, email, name: record.data.displayName?.trim() || null, since, lastSeen, hasPhone };
}

/** Reads and sorts all entries here: access changes a few times a year, so an index would cost more than it saves. */
async function accessLog({ documents }: PeopleDeps): Promise<readonly AccessLine[]> {
  const found = await documents.query({ collection: paths.accessLog });
  return found
    .flatMap(lineOf)
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .slice(0, maximumAccessLines);
}

function lineOf({ id, data }: DocumentSnapshot): readonly AccessLine[] {
  const entry = accessEntrySchema.safeParse(data);
  if (!entry.success) return [];
  const { at, by, action, person } = entry.data;
  const byOperator = by.id === operator.id;
  return [{ id, at: timestampToMillis(at), by: by.email, byOperator, action, person: person.email }];
}
