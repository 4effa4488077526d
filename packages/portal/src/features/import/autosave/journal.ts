import * as z from 'zod/mini';
import { isNothing, nothingPending, type PendingEdits } from './pending-edits.ts';

/** Pending edits on this machine, so that a reload or a browser crash loses none. */
export interface Journal {
  /** Returns the stored edits; empty if there is no journal or it cannot be read. */
  read(): PendingEdits;
  /** Replaces the stored edits by the result of `change`. Returns false if the browser refuses to store them. */
  update(change: (noted: PendingEdits) => PendingEdits): boolean;
}

type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const valuesSchema = z.strictObject({
  artistName: z.optional(z.string()),
  stage: z.optional(z.string()),
  date: z.optional(z.string()),
  timeStart: z.optional(z.string()),
  timeEnd: z.optional(z.string()),
  imageURL: z.optional(z.nullable(z.string())),
  dayStartsAt: z.optional(z.string()),
  asRead: z.optional(z.string()),
  unplaced: z.optional(z.boolean()),
  artistEdits: z.optional(z.record(z.string(), z.string())),
});

/** Pairs instead of objects: an id must never be a property name. */
const journalSchema = z.strictObject({
  changed: z.array(z.tuple([z.string(), valuesSchema])),
  removed: z.array(z.tuple([z.string(), z.number()])),
});

/** The journal of one draft in `storage`; null if the browser has none. */
export function createJournal(storage: JournalStorage | null, uploadId: string): Journal {
  const key = `lineup.draft.${uploadId}`;

  const read = (): PendingEdits => {
    try {
      return parseJournal(storage?.getItem(key) ?? null);
    } catch {
      // A browser that denies reading its storage has stored nothing either.
      return nothingPending;
    }
  };

  return {
    read,
    update(change) {
      const pending = change(read());
      try {
        if (isNothing(pending)) storage?.removeItem(key);
        else storage?.setItem(key, formatJournal(pending));
        return storage !== null;
      } catch {
        // Full or denied: the caller learns of it, and the edits are still in memory.
        return false;
      }
    },
  };
}

function formatJournal({ changed, removed }: PendingEdits): string {
  return JSON.stringify({ changed: [...changed], removed: [...removed] });
}

function parseJournal(text: string | null): PendingEdits {
  if (text === null) return nothingPending;
  const journal = journalSchema.safeParse(parseJson(text));
  if (!journal.success) return nothingPending;
  const changed = journal.data.changed.map(([id, change]) => [id, withoutUndefined(change)] as const);
  return { changed: new Map(changed), removed: new Map(journal.data.removed) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Incomplete or foreign text is not a journal.
    return null;
  }
}

function withoutUndefined<Fields extends object>(fields: Fields) {
  type Given = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given;
}
