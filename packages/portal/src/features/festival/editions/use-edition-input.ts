import {
  checkFestivalForm,
  editionForm,
  festivalDates,
  isPlainDate,
  sameLength,
  suggestEdition,
  hasLook,
  type EditionChoice,
  type Festival,
  type FestivalFields,
  type SuggestedEdition,
} from '@lineup/domain';
import { useState } from 'react';
import type { TypedFestival } from '../form/festival-form-state.ts';

/** The input for a new edition. */
export interface EditionInput {
  readonly form: TypedFestival;
  readonly choice: EditionChoice;
  readonly choose: (chosen: Partial<EditionChoice>) => void;
  /** What will be stored; null while something is invalid. */
  readonly fields: FestivalFields | null;
  /** How often submitting was refused. */
  readonly refusals: number;
  /** Shows errors from now on. */
  readonly refuse: () => void;
}

const noErrors = {};

/** Starts with a suggestion for the next year; the last day follows the first until it is typed itself. */
export function useEditionInput(festival: Festival): EditionInput {
  const [given, setGiven] = useState<SuggestedEdition>(() => suggestEdition(festival));
  const [choice, setChoice] = useState<EditionChoice>({
    stages: true,
    settings: true,
    conflicts: true,
    picture: festival.imageURL !== null,
    look: hasLook(festival),
    lineup: 'none',
  });
  const [refusals, setRefusals] = useState(0);
  const values = editionForm(festival, given, choice);
  const check = checkFestivalForm(values);
  const isWrong = refusals > 0 && !check.ok;
  return {
    form: {
      values,
      errors: isWrong ? check.errors : noErrors,
      summary: isWrong ? check.summary : null,
      set: (field, value) => setGiven((before) => withField(festival, before, field, value)),
    },
    choice,
    choose: (chosen) => setChoice((before) => ({ ...before, ...chosen })),
    fields: check.ok ? check.fields : null,
    refusals,
    refuse: () => setRefusals((times) => times + 1),
  };
}

function withField(
  festival: Festival,
  before: SuggestedEdition,
  field: string,
  value: string,
): SuggestedEdition {
  const next = { ...before, [field]: value };
  if (field !== 'startDate' || !isPlainDate(value)) return next;
  return { ...next, endDate: sameLength(value, festivalDates(festival)) };
}
