import * as z from 'zod/mini';
import { newVisit, type Visit } from './visit.ts';

const changeSchema = z.strictObject({
  id: z.string(),
  at: z.number(),
  importId: z.optional(z.string()),
  isUnanswered: z.optional(z.boolean()),
});
const visitSchema = z.strictObject({
  done: z.array(changeSchema),
  undone: z.array(z.strictObject({ change: changeSchema, by: z.string() })),
});

/**
 * Stores visits across a reload: in the tab, by festival and user. If the browser denies that, they last as long as the
 * page.
 */
export interface VisitStorage {
  readonly load: (userId: string, festivalId: string) => Visit;
  readonly store: (userId: string, festivalId: string, visit: Visit) => void;
}

/** Stores visits in `storage`; null if the browser has none. */
export function createVisitStorage(storage: Pick<Storage, 'getItem' | 'setItem'> | null): VisitStorage {
  const keyOf = (userId: string, festivalId: string) => `lineup-visit/${userId}/${festivalId}`;
  return {
    load(userId, festivalId) {
      try {
        const text = storage?.getItem(keyOf(userId, festivalId)) ?? null;
        const visit = visitSchema.safeParse(text === null ? null : JSON.parse(text));
        return visit.success ? visit.data : newVisit;
      } catch {
        return newVisit;
      }
    },
    store(userId, festivalId, visit) {
      try {
        storage?.setItem(keyOf(userId, festivalId), JSON.stringify(visit));
      } catch {
        // Full or denied: forgotten with the page.
      }
    },
  };
}
