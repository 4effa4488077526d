import {
  messages,
  timestampFromMillis,
  type LineupEvent,
  type SetEdit,
  type Timestamp,
} from '@lineup/domain';
import {
  ServiceError,
  type ChangedMeanwhile,
  type LineupServices,
  type SetsOutcome,
  type Versioned,
} from '@lineup/services';
import { usePortal } from '../portal-context.ts';
import { useLineupServices } from '../provider/lineup-services.ts';
import { byStart, eventsKey } from './edit-records.ts';
import { useEdit } from './edits.ts';
import { OwnVersions, unstoredVersion } from './own-versions.ts';
import type { Edit } from './shown-edits.ts';

/** Somebody was quicker with some of the sets: nothing was stored. */
export class SetsChangedError extends ServiceError {
  readonly sets: readonly ChangedMeanwhile[];

  constructor(sets: readonly ChangedMeanwhile[]) {
    super('conflict', messages.provider.conflict);
    this.sets = sets;
  }
}

type Done = Extract<SetsOutcome, { state: 'done' }>;
type ShownSet = Versioned<LineupEvent>;

const known = new WeakMap<LineupServices, OwnVersions>();

function ownVersionsOf(services: LineupServices): OwnVersions {
  const own = known.get(services) ?? new OwnVersions();
  known.set(services, own);
  return own;
}

/** Whether what others have made of the sets meanwhile leaves room for these edits all the same. */
type StillFits = (edits: readonly SetEdit[], changed: readonly ChangedMeanwhile[]) => boolean;

/** So often others may be quicker before it is given up. */
const mostTries = 4;

/**
 * Carries out edits of several sets as one change, shown at once and taken back where it fails: with a `SetsChangedError` where
 * somebody was quicker, unless the edits `stillFit` their version. Changes of a festival are stored in the order in which they were made.
 */
export function useChangeSets(festivalId: string, stillFits: StillFits = () => false) {
  const services = useLineupServices();
  const { now } = usePortal();
  const own = ownVersionsOf(services);
  return useEdit<Done, readonly SetEdit[]>({
    scope: { id: eventsKey(festivalId).join('/') },
    mutationFn: async (edits) => {
      try {
        for (let tries = 1; ; tries += 1) {
          const outcome = await services.events.change(festivalId, own.onLatest(edits));
          if (outcome.state === 'done') {
            own.noteDone(edits, outcome.versions);
            return outcome;
          }
          if (tries === mostTries || !stillFits(edits, outcome.sets))
            throw new SetsChangedError(outcome.sets);
          own.noteOthers(edits, versionsOf(outcome.sets));
        }
      } finally {
        own.noteEnded(edits);
      }
    },
    edits(edits) {
      own.noteBegun(edits);
      return [shownEdit(festivalId, edits, own, timestampFromMillis(now()))];
    },
  });
}

function versionsOf(changed: readonly ChangedMeanwhile[]): ReadonlyMap<string, string> {
  return new Map(changed.flatMap(({ id, current }) => (current === null ? [] : [[id, current.version]])));
}

/** What the edits make of the sets that are shown, each until it is stored or overtaken by somebody else. */
function shownEdit(
  festivalId: string,
  edits: readonly SetEdit[],
  own: OwnVersions,
  now: Timestamp,
): Edit<readonly ShownSet[]> {
  const byId = new Map(edits.map((edit) => [edit.id, edit]));
  const editFor = ({ id, version }: ShownSet) => {
    const edit = byId.get(id);
    return edit !== undefined && edit.type !== 'create' && own.isBefore(edits, edit, version) ? edit : null;
  };
  const fresh = (stored: readonly ShownSet[]): ShownSet[] => {
    const ids = new Set(stored.map(({ id }) => id));
    return edits.flatMap((edit) =>
      edit.type === 'create' && !ids.has(edit.id) ? [unstored(edit, now)] : [],
    );
  };
  return {
    key: eventsKey(festivalId),
    apply(stored) {
      const changed = stored.flatMap((set) => {
        const edit = editFor(set);
        if (edit === null) return [set];
        return edit.type === 'delete' ? [] : [{ ...set, ...edit.fields }];
      });
      return [...changed, ...fresh(stored)].sort(byStart);
    },
    isStored: (stored) => fresh(stored).length === 0 && stored.every((set) => editFor(set) === null),
  };
}

function unstored({ id, event }: Extract<SetEdit, { type: 'create' }>, now: Timestamp): ShownSet {
  const imageURL = event.imageURL ?? null;
  return { ...event, imageURL, id, version: unstoredVersion, created_at: now, updated_at: now };
}
