import {
  conflictSetOf,
  editsOfPlan,
  isOff,
  messages,
  editingMessages,
  setStatus,
  type Festival,
} from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useMergeSets } from '../../../../app/queries/merges.ts';
import { useOfferUndo } from '../../../../app/undo/use-undo-controller.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { toast } from '../../../../design/toasts/toast.ts';
import type { StoredEvent } from './event-values.ts';

interface CallOffProps {
  readonly festival: Festival;
  readonly event: StoredEvent;
  /** True while the form has unsaved input, which this would not save. */
  readonly disabled: boolean;
}

const texts = editingMessages.status;

/** Cancels a set immediately, or reinstates one that is not played. */
export function CallOff({ festival, event, disabled }: CallOffProps) {
  const changeSets = useMergeSets(festival.id);
  const offerUndo = useOfferUndo(festival.id);
  const artist = event.artistName.trim() || messages.event.unknownArtist;
  const change = async () => {
    const outcome = setStatus([conflictSetOf(event)], isOff(event) ? 'confirmed' : 'cancelled');
    if (!outcome.ok) return;
    try {
      const seen = () => event;
      await changeSets(editsOfPlan(outcome.plan, seen, festival), seen);
      toast.success(isOff(event) ? texts.wasConfirmed(artist) : texts.wasCancelled(artist), offerUndo());
    } catch (error) {
      toast.error(errorText(error, messages.event.saveFailed));
    }
  };
  return (
    <Button variant="subtle" size="sm" disabled={disabled} onClick={() => void change()}>
      {isOff(event) ? texts.putBackOn : texts.callOff}
    </Button>
  );
}
