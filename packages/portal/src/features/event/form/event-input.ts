import {
  changeTime,
  forEachField,
  rememberLength,
  shiftedTimes,
  typedMinutes,
  withLength,
  type EventForm,
  type EventFormField,
  type Festival,
  type LengthMemory,
  type TypedTimes,
} from '@lineup/domain';
import type { EditorRules, Whose } from '../../../app/editor/editor-state.ts';
import {
  differingFields,
  isSameForm,
  isTimeField,
  lengthMemoryOf,
  withTypedTimes,
  type EventBase,
  type StoredEvent,
} from './event-values.ts';

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
export function eventRules(
  blank: EventForm,
  whose: (base: StoredEvent, latest: StoredEvent) => Whose,
): EditorRules<EventBase | null, EventInput> {
  return {
    inputOf: (base) => typedOn(base, base?.form ?? blank),
    isSame: (a, b) => a.file === null && b.file === null && isSameForm(a.form, b.form),
    versionOf: (base) => base?.event.version ?? null,
    merge(base, typed, theirs) {
      const isOwn = base !== null && theirs !== null && whose(base.event, theirs.event) === 'own';
      return isOwn
        ? { mine: takeOwn(base, typed, theirs).input, isChoice: false }
        : { mine: typed, isChoice: true };
    },
    followsOthers: true,
    own: {
      whose: (base, latest) => (base === null || latest === null ? 'other' : whose(base.event, latest.event)),
      take: takeOwn,
    },
  };
}

/** What is typed over one's own change of the event, made beside the form: of the times all that are typed, as they say one thing. */
function takeOwn(base: EventBase | null, typed: EventInput, own: EventBase | null) {
  if (base === null || own === null) return { input: typed, isOver: false };
  const mine = differingFields(typed.form, base.form);
  const others = differingFields(own.form, base.form);
  const isMine = (field: EventFormField) =>
    isTimeField(field) ? mine.some(isTimeField) : mine.includes(field);
  const form = forEachField((field) => (isMine(field) ? typed.form : own.form)[field]);
  const isOver = others.some((field) => isMine(field) && form[field] !== own.form[field]);
  return { input: { ...typed, form, memory: isMine('date') ? typed.memory : lengthMemoryOf(own) }, isOver };
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
