import {
  formatClock,
  messages,
  movingMessages,
  suggestDayStart,
  timestampToMillis,
  type DayStartSuggestion,
} from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useMemo, useState } from 'react';
import { isNoted, note } from '../../../../app/browser-notes.ts';
import { useLineupServices } from '../../../../app/provider/lineup-services.ts';
import { useOfferUndo } from '../../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../../design/toasts/toast.ts';
import type { DayLayout } from '../../grid/layout-day.ts';
import type { DirectTools } from '../model/direct-tools.ts';

interface DayStartOffer extends DayStartSuggestion {
  readonly time: string;
  readonly isBusy: boolean;
  readonly apply: () => void;
  /** Dismisses the offer permanently in this browser. */
  readonly leave: () => void;
}

/**
 * Suggests another start for the festival's day (see `suggestDayStart`); null if there is none, or it was dismissed.
 */
export function useDayStartOffer(layout: DayLayout, { festival, events }: DirectTools): DayStartOffer | null {
  const { details } = useLineupServices();
  const offerUndo = useOfferUndo(festival.id);
  const key = `lineup-day-start/${festival.id}`;
  const [isLeft, setLeft] = useState(() => isNoted(key));
  const [isBusy, setBusy] = useState(false);
  const suggestion = useMemo(() => {
    const spans = events().map(({ timeStart, timeEnd }) => ({
      start: timestampToMillis(timeStart),
      end: timestampToMillis(timeEnd),
    }));
    return suggestDayStart(spans, festival);
    // `layout` is a new object whenever the events change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [layout, festival, events]);
  if (isLeft || suggestion === null) return null;
  const { dayStartsAt } = suggestion;
  const time = formatClock(dayStartsAt, festival.hourCycle);
  const save = async () => {
    setBusy(true);
    try {
      await details.save({ festival, changes: { dayStartsAt }, preserved: 'instants' });
      toast.success(movingMessages.dayStart.done(time), offerUndo());
    } catch (error) {
      toast.error(errorText(error, messages.festival.saveFailed));
    } finally {
      setBusy(false);
    }
  };
  return {
    ...suggestion,
    time,
    isBusy,
    apply: () => void save(),
    leave() {
      setLeft(true);
      note(key);
    },
  };
}
