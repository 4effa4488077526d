import { editKey, messages, timestampFromMillis, type MergedEdits, type TimetableEdit } from '@lineup/domain';
import { ServiceError, type ConcurrentChange, type LineupServices, type SetsOutcome } from '@lineup/services';
import { usePortal } from '../portal-context.ts';
import { useLineupServices } from '../provider/lineup-services.ts';
import { eventsKey } from './edit-records.ts';
import { useEdit } from './edits.ts';
import { OwnVersions } from './own-versions.ts';
import { shownTimetableEdits } from './timetable-edits.ts';

/** Somebody was quicker with some of it: nothing was stored. */
export class SetsChangedError extends ServiceError {
  readonly sets: readonly ConcurrentChange[];
  /** What was tried to be merged; null if it was not. */
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

/** Which versions one's own changes of sets have made. */
export function useOwnVersions(): OwnVersions {
  return ownVersionsOf(useLineupServices());
}

/**
 * Merges `sent`, what has become of `edits` so far, with what others have changed. What conflicts is not stored.
 * See `useMergeSets`.
 */
export type Merge = (
  edits: readonly TimetableEdit[],
  sent: readonly TimetableEdit[],
  changed: readonly ConcurrentChange[],
) => Promise<MergedEdits | null>;

/** This often others may be quicker before it is given up. */
const mostTries = 4;

/**
 * Carries out edits of several sets, unplaced acts and blocks as one change, shown at once and taken back where it fails: with a `SetsChangedError` where
 * somebody was quicker, unless the edits can be merged with theirs. Changes of a festival are stored in the order in which they were made.
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
