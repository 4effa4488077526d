import { formatDay, formatClock, mappingMessages, type Festival } from '@lineup/domain';
import { Banner } from '../../../../design/notices/banner.tsx';
import type { Outcome } from '../reading/protocol.ts';
import { outcomeText } from './outcome-text.ts';
import { LeftOutList } from './left-out-list.tsx';
import classes from './outcome-panel.module.css';

interface OutcomePanelProps {
  readonly outcome: Outcome;
  /** Whether a newer outcome is being computed. */
  readonly isBehind: boolean;
  readonly festival: Pick<Festival, 'hourCycle'>;
}

/** The outcome of the file with the current mapping. */
export function OutcomePanel({ outcome, isBehind, festival }: OutcomePanelProps) {
  return (
    <section className={classes['panel']} aria-label="What comes out of it" aria-busy={isBehind}>
      <output className={classes['sum']}>{outcomeText(outcome)}</output>
      {outcome.ok && outcome.incomplete > 0 && (
        <Banner tone="amber">{mappingMessages.incomplete(outcome.incomplete)}</Banner>
      )}
      {outcome.ok && outcome.first.length > 0 && (
        <ul className={classes['sets']} aria-label="The first sets">
          {outcome.first.map((set, place) => (
            <li key={place}>
              <span className={classes['when']}>{whenText(set, festival)}</span>
              <bdi className={classes['artist']}>{set.artistName || '–'}</bdi>
              <bdi className={classes['stage']}>{set.stage || '–'}</bdi>
            </li>
          ))}
        </ul>
      )}
      {outcome.ok && outcome.leftOut.count > 0 && <LeftOutList {...outcome.leftOut} />}
    </section>
  );
}

type FirstSet = Extract<Outcome, { readonly ok: true }>['first'][number];

function whenText(
  { date, timeStart, timeEnd }: FirstSet,
  { hourCycle }: Pick<Festival, 'hourCycle'>,
): string {
  const times = [timeStart, timeEnd].map((time) => (time === '' ? '?' : formatClock(time, hourCycle)));
  return `${date === '' ? '?' : formatDay(date)}, ${times.join('–')}`;
}
