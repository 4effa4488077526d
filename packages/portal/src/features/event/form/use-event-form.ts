import {
  changeTime,
  checkEventForm,
  type EventForm,
  type EventFormErrors,
  type Festival,
  type LengthMemory,
} from '@lineup/domain';
import { useState } from 'react';
import { isTimeField, lengthMemoryOf, type EventBase } from './event-values.ts';

/** The typed fields of an event and what is wrong with them. */
export interface EventFormState {
  readonly values: EventForm;
  /** By field; empty until saving was refused once, then kept up with what is typed. */
  readonly errors: EventFormErrors;
  /** How often saving was refused. */
  readonly refusals: number;
  /** Changes a field; with the start the end moves along, see `changeTime`. */
  readonly set: (field: keyof EventForm, value: string) => void;
  /** Puts other values in place of all of them, based on this stored event where there is one. */
  readonly replace: (values: EventForm, base: EventBase | null) => void;
  /** Whether the fields are right; where they are not, that is shown from then on. */
  readonly submit: () => boolean;
}

/** What was typed, and how long the set lasted before. */
interface Typed {
  readonly values: EventForm;
  readonly memory: LengthMemory | null;
}

export function useEventForm(
  initial: EventForm,
  base: EventBase | null,
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
): EventFormState {
  const [{ values }, setTyped] = useState<Typed>(() => typedOn(base, initial));
  const [refusals, setRefusals] = useState(0);
  const check = checkEventForm(values, festival);
  return {
    values,
    errors: refusals > 0 && !check.ok ? check.errors : {},
    refusals,
    set: (field, value) => setTyped((before) => change(before, field, value, festival)),
    replace: (next, base) => {
      setTyped(typedOn(base, next));
      setRefusals(0);
    },
    submit: () => {
      if (!check.ok) setRefusals((before) => before + 1);
      return check.ok;
    },
  };
}

function typedOn(base: EventBase | null, values: EventForm): Typed {
  return { values, memory: base && lengthMemoryOf(base) };
}

function change(
  { values, memory }: Typed,
  field: keyof EventForm,
  value: string,
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
): Typed {
  if (!isTimeField(field)) return { values: { ...values, [field]: value }, memory };
  const next = changeTime(values, field, value, memory, festival);
  return { values: { ...values, ...next.times }, memory: next.memory };
}
