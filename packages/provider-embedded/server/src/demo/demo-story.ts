import { timestampFromMillis, type ChangeAuthor, type ChangeKind } from '@lineup/domain';
import {
  isServerTimestamp,
  recordWrites,
  resolveWrites,
  type DocumentData,
  type DocumentSnapshot,
  type DocumentValue,
  type Write,
} from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';

/** A change to a sample festival: one commit, one entry of its history. */
export interface Deed {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly by: ChangeAuthor;
  /** Derived from the writes if missing. */
  readonly kind?: ChangeKind;
  /** The name of the imported file. */
  readonly source?: string;
  readonly writes: readonly Write[];
}

/** Commits changes to one sample festival, each dated at its time and with the history entry of a page's change. */
export function createDemoStory(
  festivalId: string,
  { commit, newId }: Pick<ServerProvider['documents'], 'commit' | 'newId'>,
): (deed: Deed) => Promise<void> {
  const stored = new Map<string, DocumentSnapshot>();
  return async ({ at, writes, ...deed }) => {
    const { edits } = resolveWrites(writes, stored);
    const changeId = newId();
    const record = recordWrites({ ...deed, history: festivalId, edits, before: stored, changeId });
    await commit([...writes, ...record].map((write) => datedAt(write, at)));
    for (const write of writes) keep(stored, datedAt(write, at));
  };
}

type DatedWrite = Write & { readonly data?: DocumentData };

/** The write as if made at `at`. */
function datedAt(write: Write, at: number): DatedWrite {
  if (write.type === 'delete') return write;
  const data: Record<string, DocumentValue | undefined> = {};
  for (const [name, value] of Object.entries(write.data)) {
    data[name] = isServerTimestamp(value) ? timestampFromMillis(at) : value;
  }
  return { ...write, data };
}

function keep(stored: Map<string, DocumentSnapshot>, { path, type, data = {} }: DatedWrite): void {
  const id = path.slice(path.lastIndexOf('/') + 1);
  if (type === 'delete') stored.delete(path);
  else stored.set(path, { path, id, version: '', data: { ...stored.get(path)?.data, ...data } });
}
