import {
  checkFestivalForm,
  editionForm,
  editionMessages,
  planEdition,
  type EditionChoice,
  type EditionSource,
} from '@lineup/domain';
import { memo } from 'react';
import classes from './edition-fields.module.css';

interface EditionPreviewProps {
  /** Null while the lineup is loading. */
  readonly source: EditionSource | null;
  readonly startDate: string;
  readonly endDate: string;
  readonly choice: EditionChoice;
  /** The number of sets that cannot be parsed. */
  readonly unreadable: number;
}

/** A preview in one line; empty while the days are invalid. Recomputed when the days or the choice change. */
export const EditionPreview = memo(function EditionPreview(props: EditionPreviewProps) {
  return <output className={classes['preview']}>{previewText(props)}</output>;
});

function previewText({ source, startDate, endDate, choice, unreadable }: EditionPreviewProps): string {
  if (source === null) return editionMessages.notLoaded;
  const days = { name: source.festival.name, startDate, endDate };
  const check = checkFestivalForm(editionForm(source.festival, days, choice));
  if (!check.ok) return '';
  // Acceptances do not matter here, and would cost a search for all conflicts.
  const counted = { ...choice, conflicts: false };
  const { festival, sets, acts } = planEdition(source, check.fields, counted, () => '');
  const counts = { stages: festival.stages.length, sets: sets.length, acts: acts.length };
  const text = editionMessages[choice.lineup](counts);
  return choice.lineup === 'none' || unreadable === 0 ? text : editionMessages.unreadable(text, unreadable);
}
