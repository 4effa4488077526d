import { emptyScheduleMessages, messages, sampleLineup, type Festival } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';

interface AddSampleProps {
  readonly festival: Festival;
  /** The number of attempts; the sets have the same ids in each. */
  readonly tries: number;
  readonly onFailure: () => void;
}

/**
 * Adds sample sets to an empty schedule as one change. Renders nothing, and unmounts together with the empty schedule.
 */
export function AddSample({ festival, tries, onFailure }: AddSampleProps) {
  const { events } = useLineupServices();
  const offerUndo = useOfferUndo(festival.id);
  // The ids stay the same in each attempt, so that retrying after a lost response adds nothing twice.
  const [edits] = useState(() =>
    sampleLineup(festival).map((event) => ({ type: 'create' as const, id: events.newId(), event })),
  );
  const add = useEffectEvent(async () => {
    try {
      await events.change(festival.id, edits);
      toast.success(emptyScheduleMessages.sampleAdded(edits.length), offerUndo());
    } catch (error) {
      toast.error(errorText(error, messages.event.saveFailed));
      onFailure();
    }
  });
  useEffect(() => {
    if (tries > 0) void add();
  }, [tries]);
  return null;
}
