import {
  parseDocumentPath,
  personSchemas,
  timestampFromMillis,
  type DocumentKind,
  type Timestamp,
} from '@lineup/domain';
import { isServerTimestamp, ProviderError, type Write, type WriteData } from '@lineup/provider';
import { mayWrite } from '@lineup/provider/rules';

/** Passes where an administrator may carry out every write; the rules decide whether the session is one's. */
export function requireWritable(writes: readonly Write[]): void {
  const refused = writes.find((write) => !mayWrite('administrator', write));
  if (refused === undefined) return;
  throw new ProviderError('permission-denied', `Nobody may ${refused.type} ${refused.path}`);
}

/**
 * Whether the write breaks the schema of its kind whatever is stored. The rules cannot check everything that a schema
 * does (the names of zones, for example); an update is checked by the fields that it names.
 */
export function breaksSchema(write: Write): boolean {
  const kind = parseDocumentPath(write.path)?.kind;
  if (kind === undefined || !isPersons(kind) || write.type === 'delete') return false;
  const checked = personSchemas[kind].safeParse(stamped(write.data, anyTime));
  if (checked.success) return false;
  if (write.type === 'create') return true;
  const named = new Set(Object.keys(write.data));
  return checked.error.issues.some(({ path }) => path.length === 0 || named.has(String(path[0])));
}

function isPersons(kind: DocumentKind): kind is keyof typeof personSchemas {
  return kind in personSchemas;
}

const anyTime = timestampFromMillis(0);

function stamped(data: WriteData, at: Timestamp): Record<string, unknown> {
  const given = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, isServerTimestamp(value) ? at : value]));
}
