import { checkFestivalForm, festivalFormOf, type Festival, type FestivalForm } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useState } from 'react';
import type { FestivalFormState } from '../festival-form/festival-form-state.ts';

/** A festival's details as they are typed over the copy that was read. */
export interface DetailsForm extends FestivalFormState {
  /** The copy on which the form is based. */
  readonly base: Versioned<Festival>;
  /** Begins anew from `base`, with `values` in the fields where they are given. */
  readonly begin: (base: Versioned<Festival>, values?: FestivalForm) => void;
  /** Shows what is wrong with the fields from now on. */
  readonly refuse: () => void;
}

/** Begins as `begin` does. */
export function useDetailsForm(first: Versioned<Festival>, typed?: FestivalForm): DetailsForm {
  const [base, setBase] = useState(first);
  const [values, setValues] = useState(() => typed ?? festivalFormOf(first));
  const [refusals, setRefusals] = useState(0);
  const check = checkFestivalForm(values);
  const shown = refusals > 0 && !check.ok ? check : null;
  const refuse = () => setRefusals((before) => before + 1);
  return {
    base,
    values,
    errors: shown?.errors ?? {},
    summary: shown?.summary ?? null,
    refusals,
    isTouched: !isSameForm(values, festivalFormOf(base)),
    set: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    begin: (next, typed = festivalFormOf(next)) => {
      setBase(next);
      setValues(typed);
      setRefusals(0);
    },
    refuse,
    submit: () => {
      if (check.ok) return check.fields;
      refuse();
      return null;
    },
  };
}

/** Whether two forms say the same in every field. */
export function isSameForm(a: FestivalForm, b: FestivalForm): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
