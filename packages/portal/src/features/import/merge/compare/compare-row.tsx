import type { Festival } from '@lineup/domain';
import type { MergeRow, Pairing } from '@lineup/domain/merge';
import { useId } from 'react';
import { withAnswers } from '../answers.ts';
import type { DecisionStore } from '../decisions.ts';
import { artistOf, choicesOf, placeOf, type Choice } from '../row-labels.ts';
import classes from './compare-row.module.css';
import { PairChooser } from './pair-chooser.tsx';

interface CompareRowProps {
  readonly row: MergeRow;
  readonly festival: Festival;
  readonly pairing: Pairing;
  readonly store: DecisionStore;
  /** Why the set could not be saved like this. */
  readonly fault: string | null;
}

/** A set of the file next to the one in the schedule, with the choices about it. */
export function CompareRow({ row, festival, pairing, store, fault }: CompareRowProps) {
  const artist = artistOf(row);
  const answer = (question: Choice['question'] | 'exists', side: 'file' | 'portal' | null) =>
    store.change((before) => withAnswers(before, [{ key: row.key, question, side }]));
  return (
    <article className={classes['row']} aria-label={artist} data-kind={row.kind}>
      <h3 className={classes['artist']} dir="auto">
        {artist} {'incoming' in row && <small>row {row.incoming.row}</small>}
      </h3>
      <p className={classes['place']}>{placeOf(row, festival)}</p>
      {fault !== null && <p className={classes['fault']}>{fault}</p>}
      {'fields' in row &&
        choicesOf(row.fields, festival).map((choice) => (
          <FieldChoice
            key={choice.question}
            choice={choice}
            onChoose={(side) => answer(choice.question, side)}
          />
        ))}
      {!('fields' in row) && <ExistsChoice row={row} onChoose={(side) => answer('exists', side)} />}
      {'incoming' in row && <PairChooser {...{ row, festival, pairing, store }} />}
    </article>
  );
}

interface FieldChoiceProps {
  readonly choice: Choice;
  readonly onChoose: (side: 'file' | 'portal' | null) => void;
}

/** The values of the schedule and of the file, and the choice between them. */
function FieldChoice({ choice, onChoose }: FieldChoiceProps) {
  const { label, portal, file, both, base, from } = choice;
  const before = from === 'ask' && base !== '' ? ` Both have changed it; it was ${base}.` : '';
  const legend = from === 'ask' ? `${label}: which one counts?${before}` : label;
  return (
    <Options
      legend={legend}
      isAsked={from === 'ask'}
      options={[
        {
          words: `Schedule: ${portal || 'none'}`,
          isChosen: from === 'portal',
          onChoose: () => onChoose('portal'),
        },
        { words: `File: ${file}`, isChosen: from === 'file', onChoose: () => onChoose('file') },
        ...(both === null
          ? []
          : [{ words: `Both: ${both}`, isChosen: from === 'both', onChoose: () => onChoose(null) }]),
      ]}
    />
  );
}

interface ExistsChoiceProps {
  readonly row: Exclude<MergeRow, { readonly fields: unknown }>;
  readonly onChoose: (side: 'file' | 'portal') => void;
}

const existsWords = {
  new: { legend: 'Not on the schedule yet', portal: 'Leave it out', file: 'Add it' },
  deleted: { legend: 'Deleted from the schedule', portal: 'Leave it out', file: 'Add it again' },
  missing: { legend: 'No longer in the file', portal: 'Keep it', file: 'Remove it' },
} as const;

/** The choice whether to keep a set that only one side has. */
function ExistsChoice({ row, onChoose }: ExistsChoiceProps) {
  const { legend, portal, file } = existsWords[row.kind];
  return (
    <Options
      legend={legend}
      isAsked={row.from === 'ask'}
      options={[
        { words: portal, isChosen: row.from === 'portal', onChoose: () => onChoose('portal') },
        { words: file, isChosen: row.from === 'file', onChoose: () => onChoose('file') },
      ]}
    />
  );
}

interface OptionsProps {
  readonly legend: string;
  readonly isAsked: boolean;
  readonly options: readonly {
    readonly words: string;
    readonly isChosen: boolean;
    readonly onChoose: () => void;
  }[];
}

function Options({ legend, isAsked, options }: OptionsProps) {
  const name = useId();
  return (
    <fieldset className={classes['options']} data-asked={isAsked}>
      <legend>{legend}</legend>
      {options.map(({ words, isChosen, onChoose }) => (
        <label key={words} className={classes['option']} data-chosen={isChosen}>
          <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
          <span dir="auto">{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
