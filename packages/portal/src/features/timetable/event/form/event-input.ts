import {
  changeTime,
  forEachField,
  mergeFields,
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
import type { EditorRules, Whose } from '../../../../app/editor/editor-state.ts';
import {
  isSameForm,
  isTimeField,
  lengthMemoryOf,
  storedFields,
  timeFields,
  withTypedTimes,
  type EventBase,
  type StoredEvent,
} from './event-values.ts';

type FestivalClock = Pick<Festival, 'timezone' | 'dayStartsAt'>;

/** The input of the form. */
export interface EventInput {
  readonly form: EventForm;
  /** The set's length before the last change. */
  readonly memory: LengthMemory | null;
  /** The picture to upload when the event is saved. */
  readonly file: File | null;
}

/** Returns the editor's rules; `blank` is the initial form of a new event. */
export function eventRules(
  blank: EventForm,
  whose: (base: StoredEvent, latest: StoredEvent) => Whose,
): EditorRules<EventBase | null, EventInput> {
  return {
    inputOf: (base) => typedOn(base, base?.form ?? blank),
    isSame: (a, b) => a.file === null && b.file === null && isSameForm(a.form, b.form),
    versionOf: (base) => base?.event.version ?? null,
    merge(base, typed, theirs) {
      if (base === null || theirs === null) return { mine: typed, isChoice: true };
      const { input, conflicts } = mergeInput(base, typed, theirs);
      const isOwn = whose(base.event, theirs.event) === 'own';
      return { mine: input, isChoice: conflicts.length > 0 && !isOwn };
    },
    followsOthers: true,
    followPart(base, typed, theirs) {
      if (base === null || theirs === null) return { base, input: typed };
      const { input, conflicts } = mergeInput(base, typed, theirs);
      return { base: followedBase(base, theirs, conflicts), input };
    },
    takeTheirs(base, typed, theirs) {
      if (base === null || theirs === null) return typed;
      const { form } = typed;
      const sides = { base: base.form, mine: theirs.form, theirs: form };
      const { merged } = mergeFields<EventForm>(sides, formUnits);
      const areTimesMine = timeFields.some((field) => merged[field] !== theirs.form[field]);
      const isPictureTheirs = theirs.form.imageURL !== base.form.imageURL;
      return {
        form: merged,
        memory: areTimesMine ? typed.memory : lengthMemoryOf(theirs),
        file: isPictureTheirs ? null : typed.file,
      };
    },
    own: {
      whose: (base, latest) => (base === null || latest === null ? 'other' : whose(base.event, latest.event)),
      take: takeOwn,
    },
  };
}

/** Fields that are merged as one value, see `setUnits`. */
const formUnits = [timeFields, ['status', 'replacedBy']] as const;

/**
 * Merges the typed input into another user's version; returns the result and the fields that both changed. A chosen
 * picture counts as typed.
 */
function mergeInput(base: EventBase, typed: EventInput, theirs: EventBase) {
  const isChosen = typed.file !== null && typed.form.imageURL === base.form.imageURL;
  const mine = isChosen ? { ...typed.form, imageURL: typed.file.name } : typed.form;
  const { merged, conflicts } = mergeFields<EventForm>(
    { base: base.form, mine, theirs: theirs.form },
    formUnits,
  );
  const form = isChosen ? { ...merged, imageURL: typed.form.imageURL } : merged;
  const areTimesMine = timeFields.some((field) => mine[field] !== base.form[field]);
  const memory = areTimesMine ? typed.memory : lengthMemoryOf(theirs);
  return { input: { ...typed, form, memory }, conflicts };
}

/** Returns the fields that both users changed, with the fields' names in the form. */
export function conflictingFields(
  base: EventBase,
  typed: EventInput,
  theirs: EventBase,
): readonly EventFormField[] {
  return mergeInput(base, typed, theirs).conflicts;
}

/** Returns `base` updated to their version, except for the conflicting fields. */
function followedBase(base: EventBase, theirs: EventBase, conflicts: readonly EventFormField[]): EventBase {
  const isOpen = (field: EventFormField) =>
    conflicts.some((each) => each === field || areTogether(each, field));
  const form = forEachField((field) => (isOpen(field) ? base : theirs).form[field]);
  const open = Object.fromEntries(
    storedFields.filter((field) => isOpen(field)).map((field) => [field, base.event[field]]),
  );
  return { event: { ...theirs.event, ...open, version: base.event.version }, form };
}

function areTogether(a: EventFormField, b: EventFormField): boolean {
  return formUnits.some((unit: readonly EventFormField[]) => unit.includes(a) && unit.includes(b));
}

/** Merges the typed input into the user's own change of the event, made outside of the form. */
function takeOwn(base: EventBase | null, typed: EventInput, own: EventBase | null) {
  if (base === null || own === null) return { input: typed, isOver: false };
  const { input, conflicts } = mergeInput(base, typed, own);
  return { input, isOver: conflicts.length > 0 };
}

/** Returns the input for a form over the stored event, if there is one. */
export function typedOn(base: EventBase | null, form: EventForm): EventInput {
  return { form, memory: base && lengthMemoryOf(base), file: null };
}

/** Returns the input after a field was changed; changing the start also moves the end (see `changeTime`). */
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

/** Returns the input with the set's length changed; its start stays. */
export function lastingFor(input: EventInput, minutes: number, festival: FestivalClock): EventInput {
  return withTimes(input, withLength(input.form, minutes, festival), festival);
}

/** Returns the input with the set moved by this many minutes; its length stays. */
export function shiftedBy(input: EventInput, minutes: number, festival: FestivalClock): EventInput {
  return withTimes(input, shiftedTimes(input.form, minutes, festival), festival);
}

function withTimes(input: EventInput, times: TypedTimes, festival: FestivalClock): EventInput {
  const minutes = typedMinutes(times, festival);
  const form = withTypedTimes(input.form, times);
  return { ...input, form, memory: minutes === null ? input.memory : rememberLength(times, minutes) };
}

/** Clears the replacement unless the set is replaced. */
function withStatus(form: EventForm, status: string): EventForm {
  return { ...form, status, replacedBy: status === 'replaced' ? form.replacedBy : '' };
}
