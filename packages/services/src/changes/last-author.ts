import { fieldsOf, touchesOfDocument, type ChangeAuthor, type Edit } from '@lineup/domain';
import type { DocumentReader, FunctionPort } from '@lineup/provider';
import { findChanges, readEdits } from './read-changes.ts';

/** What was changed: these fields of a document, or the document itself if empty (created or deleted). */
export interface ChangedFields extends Pick<Edit, 'target' | 'id'> {
  readonly fields: readonly string[];
}

/** Who last changed it, with their display name, or their e-mail address if they have none. */
export interface NamedAuthor extends ChangeAuthor {
  readonly name: string;
}

/** Returns who last changed one of the fields, searching the newest changes of the document; null if not on record. */
export async function lastAuthor(
  documents: DocumentReader,
  functions: FunctionPort,
  festivalId: string,
  { target, id, fields }: ChangedFields,
): Promise<NamedAuthor | null> {
  const touches = touchesOfDocument({ target, id });
  const { changes } = await findChanges(documents, festivalId, touches, null);
  const isMeant = (edit: Edit) =>
    edit.target === target &&
    edit.id === id &&
    (fields.length === 0
      ? edit.before === null || edit.after === null
      : fieldsOf(edit).some((field) => fields.includes(field)));
  for (const change of changes) {
    const edits = change.parts === 0 ? change.edits : await readEdits(documents, festivalId, change);
    if (edits.some(isMeant)) return named(functions, change.by);
  }
  return null;
}

async function named(functions: FunctionPort, by: ChangeAuthor): Promise<NamedAuthor> {
  // The name is optional: the e-mail address identifies the person too.
  const response = await functions.call('peopleNames', { ids: [by.id] }).catch(() => null);
  return { ...by, name: response?.names[by.id] ?? by.email };
}
