import type { Festival } from '@lineup/domain';
import { valuesOfStored, type MergeRow, type Pairing } from '@lineup/domain/merge';
import { useState } from 'react';
import { NativeSelect } from '../../../../design/controls/native-select.tsx';
import { withPair } from '../answers.ts';
import type { DecisionStore } from '../decisions.ts';
import { placeLabel } from '../row-labels.ts';
import classes from './compare-row.module.css';

interface PairChooserProps {
  readonly row: Exclude<MergeRow, { readonly kind: 'missing' }>;
  readonly festival: Festival;
  readonly pairing: Pairing;
  readonly store: DecisionStore;
}

/** How an uncertain pair was found, which the user should check. */
const foundBy = {
  similarName: 'Found by a name much like it',
  place: 'Found by its place alone',
} as const;

/** Pairs a set of the file with another set of the schedule, or with none. Candidates are listed on demand. */
export function PairChooser({ row, festival, pairing, store }: PairChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const how = 'how' in row ? row.how : null;
  const note = how === 'similarName' || how === 'place' ? foundBy[how] : null;
  return (
    <details className={classes['pair']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{note === null ? 'Another set?' : `${note}. Another set?`}</summary>
      {isOpen && (
        <NativeSelect
          label="It is this set of the schedule"
          value={'stored' in row ? row.stored.id : ''}
          onChange={({ currentTarget: { value } }) =>
            store.change((before) => withPair(before, row.key, value === '' ? null : value))
          }
          data={[
            { value: '', label: 'None: a new set' },
            ...candidatesOf(row, pairing).map((set) => ({
              value: set.id,
              label: `${set.artistName}, ${placeLabel(valuesOfStored(set, festival), festival)}`,
            })),
          ]}
        />
      )}
    </details>
  );
}

/** Returns its own pair, and the unpaired sets. */
function candidatesOf(row: PairChooserProps['row'], pairing: Pairing) {
  const own = 'stored' in row ? [row.stored] : [];
  const free = pairing.left.map(({ stored }) => stored);
  return [...own, ...free.toSorted((a, b) => (a.artistName < b.artistName ? -1 : 1))];
}
