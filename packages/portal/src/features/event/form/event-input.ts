import {
  changeTime,
  rememberLength,
  shiftedTimes,
  typedMinutes,
  withLength,
  type EventForm,
  type Festival,
  type LengthMemory,
  type TypedTimes,
} from '@lineup/domain';
import type { EditorRules } from '../../../app/editor/editor-state.ts';
import { isSameForm, isTimeField, lengthMemoryOf, withTypedTimes, type EventBase } from './event-values.ts';

type FestivalClock = Pick<Festival, 'timezone' | 'dayStartsAt'>;

/** An event as it is typed. */
export interface EventInput {
  readonly form: EventForm;
  /** How long the set lasted before. */
  readonly memory: LengthMemory | null;
  /** The picture that is stored with the event. */
  readonly file: File | null;
}

/** Of a dialog that begins with `blank` where the event is a new one. */
export function eventRules(blank: EventForm): EditorRules<EventBase | null, EventInput> {
  return {
    inputOf: (base) => typedOn(base, base?.form ?? blank),
    isSame: (a, b) => a.file === null && b.file === null && isSameForm(a.form, b.form),
    versionOf: (base) => base?.event.version ?? null,
    merge: (_base, typed) => ({ mine: typed, isChoice: true }),
    followsOthers: true,
  };
}

/** `form` over the stored event, where there is one. */
export function typedOn(base: EventBase | null, form: EventForm): EventInput {
  return { form, memory: base && lengthMemoryOf(base), file: null };
}

/** The input after a field was changed; with the start the end moves along, see `changeTime`. */
export function changeField(
  input: EventInput,
  field: keyof EventForm,
  value: string,
  festival: FestivalClock,
): EventInput {
  const { form, memory } = input;
  if (field === 'status') return { ...input, form: withStatus(form, value) };
  if (!isTimeField(field)) return { ...input, form: { ...form, [field]: value } };
  const next = changeTime(form, field, value, memory, festival);
  return { ...input, form: withTypedTimes(form, next.times), memory: next.memory };
}

/** The input with the set so many minutes long; its start stays. */
export function lastingFor(input: EventInput, minutes: number, festival: FestivalClock): EventInput {
  return withTimes(input, withLength(input.form, minutes, festival), festival);
}

/** The input with the set so many minutes later, and as long. */
export function shiftedBy(input: EventInput, minutes: number, festival: FestivalClock): EventInput {
  return withTimes(input, shiftedTimes(input.form, minutes, festival), festival);
}

function withTimes(input: EventInput, times: TypedTimes, festival: FestivalClock): EventInput {
  const minutes = typedMinutes(times, festival);
  const form = withTypedTimes(input.form, times);
  return { ...input, form, memory: minutes === null ? input.memory : rememberLength(times, minutes) };
}

/** Who plays instead is known of a replaced set only. */
function withStatus(form: EventForm, status: string): EventForm {
  return { ...form, status, replacedBy: status === 'replaced' ? form.replacedBy : '' };
}
