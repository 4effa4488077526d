import type { ArtistAnswers } from '@lineup/domain/artist-columns';
import { mergeQuestions, type MergeChoices, type PairOverrides } from '@lineup/domain/merge';
import * as z from 'zod/mini';

/** The user's decisions about a repeated import of a lineup. */
export interface Decisions extends Required<Pick<MergeChoices, 'answers' | 'scope'>> {
  /** The id of the selected source, `null` for a new one; undefined until one is selected. */
  readonly sourceId?: string | null | undefined;
  /** The name of a new source, once typed. */
  readonly name?: string | undefined;
  readonly overrides: PairOverrides;
  /** Which version applies where the file and an artist differ. */
  readonly artists: ArtistAnswers;
}

type DecisionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The decisions about one upload, stored in the browser so that they survive a reload. */
export interface DecisionStore {
  readonly read: () => Decisions;
  readonly change: (change: (before: Decisions) => Decisions) => void;
  /** Call it once the lineup is saved. */
  readonly forget: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const none: Decisions = { answers: {}, scope: {}, overrides: {}, artists: {} };

const side = z.enum(['file', 'portal']);
const texts = z.optional(z.array(z.string()));
const decisionsSchema = z.object({
  sourceId: z.optional(z.nullable(z.string())),
  name: z.optional(z.string()),
  answers: z.record(z.string(), z.partialRecord(z.enum(mergeQuestions), side)),
  scope: z.object({ days: texts, stages: texts }),
  overrides: z.record(z.string(), z.nullable(z.string())),
  artists: z.optional(z.record(z.string(), z.record(z.string(), side))),
});

/** The store for one upload in `storage`; null if the browser stores nothing. */
export function createDecisionStore(storage: DecisionStorage | null, uploadId: string): DecisionStore {
  const key = `lineup.merge.${uploadId}`;
  const listeners = new Set<() => void>();
  let current = stored();

  function stored(): Decisions {
    try {
      const read = decisionsSchema.safeParse(JSON.parse(storage?.getItem(key) ?? 'null'));
      return read.success ? withoutUndefined(read.data) : none;
    } catch {
      // Denied, incomplete or foreign: nothing was decided.
      return none;
    }
  }

  function keep(): void {
    try {
      storage?.setItem(key, JSON.stringify(current));
    } catch {
      // Full or denied: a reload starts over.
    }
  }

  return {
    read: () => current,
    change: (change) => {
      current = change(current);
      keep();
      for (const listener of listeners) listener();
    },
    forget: () => {
      try {
        storage?.removeItem(key);
      } catch {
        // Storage is denied; the entry belongs to no upload any more and is never read.
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function withoutUndefined({ scope, artists = {}, ...rest }: z.infer<typeof decisionsSchema>): Decisions {
  const { days, stages } = scope;
  return {
    ...rest,
    artists,
    scope: { ...(days !== undefined && { days }), ...(stages !== undefined && { stages }) },
  };
}
