import {
  formatClock,
  isLongSet,
  formatLengthLong,
  movingMessages,
  messages,
  type EventForm,
  type Festival,
} from '@lineup/domain';
import type { Question } from '../../../../design/dialogs/confirm.tsx';
import { formMinutes, keepsTimes, type EventBase } from './event-values.ts';

/** What to ask before a form that is right is saved: whether a set that this makes very long is meant; null for any other. */
export function longSetQuestion(
  form: EventForm,
  festival: Pick<Festival, 'timezone' | 'hourCycle' | 'dayStartsAt'>,
  base: EventBase | null,
): Question | null {
  if (keepsTimes(form, base)) return null;
  const minutes = formMinutes(form, festival, base);
  if (minutes === null || !isLongSet(minutes)) return null;
  const [start, end] = [form.timeStart, form.timeEnd].map((clock) => formatClock(clock, festival.hourCycle));
  return {
    title: movingMessages.confirmLong(formatLengthLong(minutes)),
    text: movingMessages.confirmLongText(form.artistName.trim(), start ?? '', end ?? ''),
    confirmLabel: messages.answers.saveAnyway,
    cancelLabel: messages.answers.keepEditing,
  };
}
