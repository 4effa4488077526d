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
  /** Null while the lineup is not known yet. */
  readonly source: EditionSource | null;
  readonly startDate: string;
  readonly endDate: string;
  readonly choice: EditionChoice;
  /** How many sets cannot be read. */
  readonly unreadable: number;
}

/** What will be made, in one line; empty while the days are wrong. Worked out again where the days or the choice change. */
export const EditionPreview = memo(function EditionPreview(props: EditionPreviewProps) {
  return <output className={classes['preview']}>{previewText(props)}</output>;
});

function previewText({ source, startDate, endDate, choice, unreadable }: EditionPreviewProps): string {
  if (source === null) return editionMessages.notLoaded;
  const days = { name: source.festival.name, startDate, endDate };
  const check = checkFestivalForm(editionForm(source.festival, days, choice));
  if (!check.ok) return '';
  // Acceptances count for nothing here, and cost a search for all conflicts.
  const counted = { ...choice, conflicts: false };
  const { festival, sets, acts } = planEdition(source, check.fields, counted, () => '');
  const counts = { stages: festival.stages.length, sets: sets.length, acts: acts.length };
  const text = editionMessages[choice.lineup](counts);
  return choice.lineup === 'none' || unreadable === 0 ? text : editionMessages.unreadable(text, unreadable);
}
