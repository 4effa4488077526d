import { editKey, messages, timestampFromMillis, type MergedEdits, type TimetableEdit } from '@lineup/domain';
import { ServiceError, type ConcurrentChange, type LineupServices, type SetsOutcome } from '@lineup/services';
import { usePortal } from '../portal-context.ts';
import { useLineupServices } from '../provider/lineup-services.ts';
import { eventsKey } from './edit-records.ts';
import { useEdit } from './edits.ts';
import { OwnVersions } from './own-versions.ts';
import { shownTimetableEdits } from './timetable-edits.ts';

/** Somebody else changed some of the records first: nothing was stored. */
export class SetsChangedError extends ServiceError {
  readonly sets: readonly ConcurrentChange[];
  /** The attempted merge; null if there was none. */
  readonly merged: MergedEdits | null;

  constructor(sets: readonly ConcurrentChange[], merged: MergedEdits | null) {
    super('conflict', messages.provider.conflict);
    this.sets = sets;
    this.merged = merged;
  }
}

type Done = Extract<SetsOutcome, { state: 'done' }>;

const known = new WeakMap<LineupServices, OwnVersions>();

function ownVersionsOf(services: LineupServices): OwnVersions {
  const own = known.get(services) ?? new OwnVersions();
  known.set(services, own);
  return own;
}

/** The versions of sets that the user's own changes have produced. */
export function useOwnVersions(): OwnVersions {
  return ownVersionsOf(useLineupServices());
}

/**
 * Merges `sent`, the current state of `edits`, with other people's changes. Conflicting edits are not stored. See
 * `useMergeSets`.
 */
export type Merge = (
  edits: readonly TimetableEdit[],
  sent: readonly TimetableEdit[],
  changed: readonly ConcurrentChange[],
) => Promise<MergedEdits | null>;

/** How often others may change the records first before the change is given up. */
const mostTries = 4;

/**
 * Stores edits of several sets, unplaced acts and blocks as one change. They are shown immediately and reverted on
 * failure: with a `SetsChangedError` if somebody else changed the records first, unless the edits can be merged.
 * Changes of a festival are stored in the order in which they were made.
 */
export function useChangeSets(festivalId: string, merge: Merge = () => Promise.resolve(null)) {
  const services = useLineupServices();
  const { now } = usePortal();
  const own = ownVersionsOf(services);
  return useEdit<Done, readonly TimetableEdit[]>({
    scope: { id: eventsKey(festivalId).join('/') },
    mutationFn: async (edits) => {
      let sent = edits;
      try {
        for (let tries = 1; ; tries += 1) {
          const outcome = await services.events.change(festivalId, own.onLatest(sent));
          if (outcome.state === 'done') {
            own.noteDone(edits, outcome.versions);
            return outcome;
          }
          const merged = await merge(edits, sent, outcome.sets);
          if (tries === mostTries || !merged?.edits || merged.conflicts.length > 0)
            throw new SetsChangedError(outcome.sets, merged);
          own.noteOthers(edits, versionsOf(outcome.sets));
          sent = merged.edits;
        }
      } finally {
        own.noteEnded(edits);
      }
    },
    edits(edits) {
      own.noteBegun(edits);
      return shownTimetableEdits(festivalId, edits, own, timestampFromMillis(now()));
    },
  });
}

function versionsOf(changed: readonly ConcurrentChange[]): ReadonlyMap<string, string> {
  return new Map(
    changed.flatMap((each) => (each.current === null ? [] : [[editKey(each), each.current.version]])),
  );
}
