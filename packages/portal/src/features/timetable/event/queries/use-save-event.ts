import { timestampFromMillis, type NewLineupEvent, type Timestamp } from '@lineup/domain';
import { usePortal } from '../../../../app/portal-context.ts';
import { useLineupServices } from '../../../../app/provider/lineup-services.ts';
import { added, byStart, changed, eventsKey } from '../../../../app/queries/edit-records.ts';
import { useEdit } from '../../../../app/queries/edits.ts';
import type { Edit } from '../../../../app/queries/shown-edits.ts';
import type { StoredEvent } from '../form/event-values.ts';

/** An event to store. */
export type EventSave =
  | {
      readonly kind: 'create';
      /** Created once for each dialog, so that retrying creates nothing twice. */
      readonly id: string;
      readonly event: NewLineupEvent;
      /** An earlier attempt failed, but may have been stored with the form's earlier values. */
      readonly isRepeated: boolean;
    }
  | {
      readonly kind: 'update';
      readonly id: string;
      readonly changes: Partial<NewLineupEvent>;
      /** The version that the changes are based on; fails with `conflict` if it is outdated. */
      readonly ifVersion: string;
    };

/** Creates or changes an event of the festival. */
export function useSaveEvent(festivalId: string) {
  const { events } = useLineupServices();
  const { now } = usePortal();
  return useEdit<void, EventSave>({
    mutationFn: async (save) => {
      if (save.kind === 'update') {
        return events.update(festivalId, save.id, save.changes, save.ifVersion);
      }
      await events.create(festivalId, save.id, save.event);
      if (save.isRepeated) await events.update(festivalId, save.id, save.event);
      return undefined;
    },
    edits: (save) => [editOf(save, festivalId, timestampFromMillis(now()))],
  });
}

function editOf(save: EventSave, festivalId: string, now: Timestamp): Edit<readonly StoredEvent[]> {
  const key = eventsKey(festivalId);
  const { id } = save;
  if (save.kind === 'create') {
    const { event } = save;
    return added<StoredEvent>(
      key,
      { ...event, imageURL: event.imageURL ?? null, id, version: '', created_at: now, updated_at: now },
      byStart,
    );
  }
  const versions = new Map([[id, save.ifVersion]]);
  return changed<StoredEvent>(key, versions, (event) => ({ ...event, ...save.changes }), byStart);
}
