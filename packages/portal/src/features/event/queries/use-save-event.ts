import type { NewLineupEvent } from '@lineup/domain';
import type { ServiceError } from '@lineup/services';
import { useMutation } from '@tanstack/react-query';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';

/** An event to be stored. */
export type EventSave =
  | {
      readonly kind: 'create';
      /** Made once for the dialog, so that a second try creates nothing twice. */
      readonly id: string;
      readonly event: NewLineupEvent;
      /** An earlier try failed: it may have arrived all the same, with what the form said then. */
      readonly isRepeated: boolean;
    }
  | {
      readonly kind: 'update';
      readonly id: string;
      readonly changes: Partial<NewLineupEvent>;
      /** The version on which the changes are based; fails with `conflict` where it is outdated. */
      readonly ifVersion: string;
    };

/** Creates or changes an event of the festival. */
export function useSaveEvent(festivalId: string) {
  const { events } = useLineupServices();
  return useMutation<void, ServiceError, EventSave>({
    mutationFn: async (save) => {
      if (save.kind === 'update') {
        return events.update(festivalId, save.id, save.changes, save.ifVersion);
      }
      await events.create(festivalId, save.id, save.event);
      if (save.isRepeated) await events.update(festivalId, save.id, save.event);
      return undefined;
    },
  });
}
