import { checkEventForm, type EventForm, type EventFormErrors, type Festival } from '@lineup/domain';
import { useState } from 'react';

/** The typed fields of an event and what is wrong with them. */
export interface EventFormState {
  readonly values: EventForm;
  /** By field; empty until saving was refused once, then kept up with what is typed. */
  readonly errors: EventFormErrors;
  /** How often saving was refused. */
  readonly refusals: number;
  readonly set: (field: keyof EventForm, value: string) => void;
  /** Puts other values in place of all of them. */
  readonly replace: (values: EventForm) => void;
  /** Whether the fields are right; where they are not, that is shown from then on. */
  readonly submit: () => boolean;
}

export function useEventForm(
  initial: EventForm,
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
): EventFormState {
  const [values, setValues] = useState(initial);
  const [refusals, setRefusals] = useState(0);
  const check = checkEventForm(values, festival);
  return {
    values,
    errors: refusals > 0 && !check.ok ? check.errors : {},
    refusals,
    set: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    replace: (next) => {
      setValues(next);
      setRefusals(0);
    },
    submit: () => {
      if (!check.ok) setRefusals((before) => before + 1);
      return check.ok;
    },
  };
}
