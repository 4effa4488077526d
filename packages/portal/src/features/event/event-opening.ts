import { festivalDays, type EventForm, type Festival } from '@lineup/domain';
import type { NewEventPlace } from './event-dialog-context.ts';
import { baseOf, emptyForm, type EventBase, type StoredEvent } from './event-values.ts';

/** What the dialog was opened for. */
export type EventOpening =
  | { readonly kind: 'create'; readonly place: NewEventPlace }
  | { readonly kind: 'edit'; readonly event: StoredEvent };

/** What the dialog begins with; a new event has no base, and the festival's first day where no day is shown. */
export function beginningOf(
  opening: EventOpening,
  festival: Festival,
): { readonly base: EventBase | null; readonly form: EventForm } {
  if (opening.kind === 'edit') {
    const base = baseOf(opening.event, festival);
    return { base, form: base.form };
  }
  const { stage, date } = opening.place;
  return { base: null, form: emptyForm(stage, date ?? festivalDays(festival)[0] ?? '') };
}
