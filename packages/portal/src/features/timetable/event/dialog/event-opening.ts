import { festivalDays, type EventForm, type Festival } from '@lineup/domain';
import type { Restored } from '../../../../app/editor/use-persisted-input.ts';
import type { NewEventPlace } from './event-dialog-context.ts';
import { baseOf, emptyForm, withTypedTimes, type EventBase, type StoredEvent } from '../form/event-values.ts';
import type { PersistedEvent } from '../unsaved-input/persisted-event.ts';

/** What the dialog was opened for: creating or editing an event. */
export type EventPurpose =
  | { readonly kind: 'create'; readonly place: NewEventPlace }
  | { readonly kind: 'edit'; readonly event: StoredEvent };

/** One opening of the dialog; `restored` is input that was unsaved when its page was closed. */
export type EventOpening = EventPurpose & { readonly restored?: Restored<PersistedEvent> };

/**
 * Returns the initial state of the dialog. A new event has no base, and the festival's first day if no day is shown.
 */
export function beginningOf(
  opening: EventPurpose,
  festival: Festival,
): { readonly base: EventBase | null; readonly form: EventForm } {
  if (opening.kind === 'edit') {
    const base = baseOf(opening.event, festival);
    return { base, form: base.form };
  }
  const { stage, date, times } = opening.place;
  const form = emptyForm(stage, date ?? festivalDays(festival)[0] ?? '');
  if (times === undefined) return { base: null, form };
  const { start, end, startPass, endPass } = times;
  const known = { date: form.date, timeStart: start, timeEnd: end, startPass, endPass };
  return { base: null, form: withTypedTimes(form, known) };
}

/** Returns the dialog's current purpose: an event that was created in the meantime is edited from then on. */
export function purposeOf(opening: EventOpening, base: EventBase | null): EventPurpose {
  if (base !== null) return { kind: 'edit', event: base.event };
  return opening.kind === 'create' ? { kind: 'create', place: opening.place } : opening;
}
