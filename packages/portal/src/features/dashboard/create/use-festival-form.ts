import {
  checkFestivalForm,
  type FestivalFields,
  type FestivalForm,
  type FestivalFormErrors,
} from '@lineup/domain';
import { useState } from 'react';
import { browserZone, defaultZone } from './default-zone.ts';

/** The typed fields of a new festival and what is wrong with them. */
export interface FestivalFormState {
  readonly values: FestivalForm;
  /** By field; empty until the form was submitted once, then kept up with what is typed. */
  readonly errors: FestivalFormErrors;
  /** All errors joined with commas, or null. */
  readonly summary: string | null;
  /** How often submitting was refused. */
  readonly refusals: number;
  readonly isTouched: boolean;
  readonly set: (field: keyof FestivalForm, value: string) => void;
  /** What is to be stored; null when something is wrong, which is shown from then on. */
  readonly submit: () => FestivalFields | null;
}

export function useFestivalForm(): FestivalFormState {
  const [initial] = useState(emptyForm);
  const [values, setValues] = useState(initial);
  const [refusals, setRefusals] = useState(0);
  const check = checkFestivalForm(values);
  const shown = refusals > 0 && !check.ok ? check : null;
  return {
    values,
    errors: shown?.errors ?? {},
    summary: shown?.summary ?? null,
    refusals,
    isTouched: !isSame(values, initial),
    set: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    submit: () => {
      if (check.ok) return check.fields;
      setRefusals((before) => before + 1);
      return null;
    },
  };
}

function emptyForm(): FestivalForm {
  return {
    name: '',
    location: '',
    startDate: '',
    endDate: '',
    startTime: '',
    endTime: '',
    timezone: defaultZone(browserZone()),
    dayStartsAt: '00:00',
  };
}

function isSame(a: FestivalForm, b: FestivalForm): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
