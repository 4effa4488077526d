import { NativeSelect } from '../../../../design/controls/native-select.tsx';
import { TextInput } from '../../../../design/controls/text-input.tsx';
import type { Festival } from '@lineup/domain';
import { Suspense } from 'react';
import { lazyPage } from '../../../../app/loading/lazy-page.tsx';
import { followedOf } from '../../sources/followed-sources.ts';
import type { Decisions, DecisionStore } from '../decisions.ts';
import type { Comparison } from '../use-comparison.ts';
import classes from './compare-review.module.css';

/** Few sources have an address. */
const LastCheck = lazyPage(() => import('../../sources/last-check.tsx'), 'LastCheck');

interface SourceFieldProps {
  readonly festival: Festival;
  readonly comparison: Pick<Comparison, 'sources' | 'source'>;
  readonly decisions: Decisions;
  readonly store: DecisionStore;
}

/** The option for a new source, which has no id yet. */
const another = '';

/** The source of the file, which decides on the earlier import that it is compared with. */
export function SourceField({ festival, comparison, decisions, store }: SourceFieldProps) {
  const { sources, source } = comparison;
  const [followed] = source.known === null ? [] : followedOf([source.known]);
  const choose = (id: string) =>
    store.change((before) => ({ ...before, sourceId: id === another ? null : id, answers: {} }));
  return (
    <div className={classes['source']}>
      {sources.length > 0 && (
        <NativeSelect
          label="Source"
          description="Compared with what this source said the last time."
          value={source.known?.id ?? another}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[
            ...sources.map(({ id, name }) => ({ value: id, label: name })),
            { value: another, label: 'Another source…' },
          ]}
        />
      )}
      {followed !== undefined && (
        <p className={classes['lastCheck']}>
          <Suspense>
            <LastCheck source={followed} festival={festival} />
          </Suspense>
        </p>
      )}
      {source.known === null && (
        <TextInput
          label="Name of the source"
          description="Who sends this lineup: the next file of theirs is compared with this one."
          value={decisions.name ?? source.name}
          error={source.error ?? undefined}
          onChange={({ currentTarget: { value } }) => store.change((before) => ({ ...before, name: value }))}
        />
      )}
    </div>
  );
}
