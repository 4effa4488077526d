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

/**
 * Returns the question whether a set that becomes very long is intended; null for any other. The form has to be valid.
 */
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
