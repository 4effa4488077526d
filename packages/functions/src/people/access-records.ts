import {
  isAdministrator,
  paths,
  userRecordSchema,
  type AccessAction,
  type ChangeAuthor,
} from '@lineup/domain';
import {
  ProviderError,
  serverTimestamp,
  type DocumentSnapshot,
  type ProviderErrorCode,
  type Write,
} from '@lineup/provider';
import type { ServerDocuments } from '@lineup/provider/server';

/** The write of an access log entry: `by` changed the access of `person`. */
export function accessEntryWrite(
  documents: Pick<ServerDocuments, 'newId'>,
  action: AccessAction,
  { by, person: { id, email } }: { readonly by: ChangeAuthor; readonly person: ChangeAuthor },
): Write {
  const data = { at: serverTimestamp, by, action, person: { id, email } };
  return { type: 'create', path: paths.accessEntry(documents.newId()), data };
}

/** The users record of a person who has access, else null. */
export async function administratorRecord(
  { documents }: { readonly documents: Pick<ServerDocuments, 'get'> },
  id: string,
): Promise<DocumentSnapshot | null> {
  const found = await documents.get(paths.user(id));
  const record = userRecordSchema.safeParse(found?.data);
  return record.success && isAdministrator(record.data) ? found : null;
}

/** An error with a text for users. */
export function refusal(code: ProviderErrorCode, text: string): ProviderError {
  return new ProviderError(code, text, { userMessage: text });
}
