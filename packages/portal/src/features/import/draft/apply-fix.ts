import type { DraftFix } from '@lineup/domain';
import type { DraftSession } from '../autosave/draft-session.ts';
import type { DraftChanges } from './draft-store.ts';

/** A fix that was carried out, and what its events were before. */
export interface AppliedFix {
  readonly fix: DraftFix;
  readonly before: ReadonlyMap<string, DraftChanges>;
}

/** Carries out a fix on a draft. */
export function applyFix(
  { store, removeMany }: Pick<DraftSession, 'store' | 'removeMany'>,
  fix: DraftFix,
): AppliedFix {
  const before = new Map<string, DraftChanges>();
  for (const [id, change] of fix.changes) {
    const event = store.row(id)?.event;
    if (event === undefined) continue;
    const fields = Object.keys(change) as (keyof DraftChanges)[];
    before.set(
      id,
      Object.fromEntries(
        fields.map((field) => [field, field === 'unplaced' ? event.unplaced === true : event[field]]),
      ),
    );
  }
  store.editMany(fix.changes, { isChosen: false });
  removeMany(fix.removed);
  return { fix, before };
}

/** Undoes a fix, but on events that were changed again in the meantime; false where some were removed for good. */
export function undoFix(
  session: Pick<DraftSession, 'store' | 'restore'>,
  { fix, before }: AppliedFix,
): boolean {
  const { store, restore } = session;
  const isAsFixed = (id: string) => {
    const event = store.row(id)?.event;
    const change = Object.entries(fix.changes.get(id) ?? {});
    return (
      event !== undefined && change.every(([field, value]) => event[field as keyof DraftChanges] === value)
    );
  };
  store.editMany(new Map([...before].filter(([id]) => isAsFixed(id))), { isChosen: false });
  return fix.removed.map((id) => restore(id)).every(Boolean);
}
