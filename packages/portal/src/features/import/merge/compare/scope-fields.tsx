import { isPlainDate, formatDay, mergeMessages } from '@lineup/domain';
import { scopeOfFile } from '@lineup/domain/merge';
import { useMemo } from 'react';
import type { Decisions, DecisionStore } from '../decisions.ts';
import type { Comparison } from '../use-comparison.ts';
import classes from './compare-review.module.css';

interface ScopeFieldsProps {
  readonly comparison: Pick<Comparison, 'pairing' | 'plan'>;
  readonly decisions: Decisions;
  readonly store: DecisionStore;
}

type Part = 'days' | 'stages';

/** Limits the import to some of the days or stages in the file. */
export function ScopeFields({ comparison: { pairing, plan }, decisions, store }: ScopeFieldsProps) {
  const { days, stages } = useMemo(() => {
    const incoming = [...pairing.pairs.map((pair) => pair.incoming), ...pairing.added];
    const { days: found, stages: named } = scopeOfFile(incoming.map(({ values }) => values));
    return { days: found.toSorted(), stages: named };
  }, [pairing]);
  const { scope } = decisions;
  const take = (part: Part, all: readonly string[], value: string, isTaken: boolean) =>
    store.change((before) => {
      const { [part]: taken = all, ...others } = before.scope;
      const next = all.filter((each) => (each === value ? isTaken : taken.includes(each)));
      return { ...before, scope: next.length === all.length ? others : { ...others, [part]: next } };
    });
  const group = (part: Part, legend: string, all: readonly string[], words: (value: string) => string) => (
    <fieldset className={classes['scope']}>
      <legend>{legend}</legend>
      {all.map((value) => (
        <label key={value} className={classes['check']}>
          <input
            type="checkbox"
            checked={scope[part]?.includes(value) ?? true}
            onChange={(event) => take(part, all, value, event.currentTarget.checked)}
          />
          {words(value)}
        </label>
      ))}
    </fieldset>
  );
  return (
    <details className={classes['part']}>
      <summary>{mergeMessages.scope(plan.outside)}</summary>
      {group('days', 'Days', days, (day) => (isPlainDate(day) ? formatDay(day) : day))}
      {group('stages', 'Stages', stages, (stage) => stage)}
    </details>
  );
}
