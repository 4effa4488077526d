import { checkFestivalForm, defaultHourCycle, defaultTightMinutes, type FestivalForm } from '@lineup/domain';
import { useState } from 'react';
import { usePortal } from '../../../app/portal-context.ts';
import type { FestivalFormState } from '../../festival/form/festival-form-state.ts';
import { defaultZone } from './default-zone.ts';

/** The form of a new festival. */
export interface NewFestivalForm extends FestivalFormState {
  /** Replaces all values; without an argument it resets the form. */
  readonly replace: (values?: FestivalForm) => void;
}

/** Starts empty, or with the input that was `typed` before the page closed. */
export function useFestivalForm(typed?: FestivalForm): NewFestivalForm {
  const { zone } = usePortal();
  const [initial] = useState(() => emptyForm(zone));
  const [values, setValues] = useState(typed ?? initial);
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
    replace: (next = initial) => {
      setValues(next);
      setRefusals(0);
    },
    submit: () => {
      if (check.ok) return check.fields;
      setRefusals((before) => before + 1);
      return null;
    },
  };
}

/** `zone` is the browser's zone: a suggestion. */
function emptyForm(zone: string): FestivalForm {
  return {
    name: '',
    location: '',
    startDate: '',
    endDate: '',
    startTime: '',
    endTime: '',
    timezone: defaultZone(zone),
    dayStartsAt: '00:00',
    hourCycle: defaultHourCycle,
    language: '',
    tightMinutes: String(defaultTightMinutes),
    changeoverMinutes: '',
  };
}

function isSame(a: FestivalForm, b: FestivalForm): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
