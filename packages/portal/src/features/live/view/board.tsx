import { formatDay, festivalDayOf, formatTime, groupBy, liveMessages, type Festival } from '@lineup/domain';
import { useMemo } from 'react';
import { boardAt, firstToOpen, type StageCard as Card } from '../model/stage-card.ts';
import type { LiveSet } from '@lineup/domain/live';
import type { WaitingTap } from '../model/tap-queue.ts';
import type { BoardActions } from './board-actions.ts';
import classes from './board.module.css';
import { StageCard } from './stage-card.tsx';

interface BoardProps {
  readonly sets: readonly LiveSet[];
  readonly now: number;
  readonly festival: Festival;
  readonly waiting: readonly WaitingTap[];
  readonly actions: BoardActions;
}

const none: readonly WaitingTap[] = [];

/** All stages of the festival day that is on, each with what is on and what comes next. */
export function Board({ sets, now, festival, waiting, actions }: BoardProps) {
  const { open, closed } = useMemo(() => boardAt(sets, now, festival), [sets, now, festival]);
  const byStage = useMemo(() => groupBy(waiting, ({ stage }) => stage), [waiting]);
  return (
    <ul className={classes['board']}>
      {open.map((card) => (
        <StageCard
          key={card.stage}
          {...{ card, now, festival, actions }}
          waiting={byStage.get(card.stage) ?? none}
        />
      ))}
      {closed.length > 0 && <ClosedStages {...{ closed, now, festival }} />}
    </ul>
  );
}

interface ClosedStagesProps {
  readonly closed: readonly Card[];
  readonly now: number;
  readonly festival: Festival;
}

function ClosedStages({ closed, now, festival }: ClosedStagesProps) {
  const next = firstToOpen(closed);
  return (
    <li className={classes['closed']}>
      <h3>{liveMessages.closedForTonight}</h3>
      <ul>
        {closed.map(({ stage }) => (
          <li key={stage}>
            <bdi>{stage}</bdi>
          </li>
        ))}
      </ul>
      {next !== null && <p>{liveMessages.opens(momentText(next.start, now, festival), next.stage)}</p>}
    </li>
  );
}

/** The time, with its day where that is another than today. */
export function momentText(at: number, now: number, festival: Festival): string {
  const time = formatTime(at, festival.timezone, festival.hourCycle);
  const day = festivalDayOf(at, festival);
  return day === festivalDayOf(now, festival) ? time : liveMessages.onDay(formatDay(day), time);
}
