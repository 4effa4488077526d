import { formatDay, festivalDayOf, formatTime, groupBy, liveMessages, type Festival } from '@lineup/domain';
import { useMemo } from 'react';
import { firstToOpen, type Board as BoardState, type StageCard as Card } from '../model/stage-card.ts';
import { showDayOf, type StageMessage, type StageReport } from '@lineup/domain/live';
import type { WaitingTap } from '../model/tap-queue.ts';
import type { BoardActions } from './board-actions.ts';
import classes from './board.module.css';
import { StageCard } from './stage-card.tsx';

interface BoardProps {
  readonly board: BoardState;
  readonly now: number;
  readonly festival: Festival;
  readonly waiting: readonly WaitingTap[];
  /** Stage managers' reports that have no response yet. */
  readonly reports: readonly StageReport[];
  readonly messages: readonly StageMessage[];
  readonly actions: BoardActions;
}

const noTaps: readonly WaitingTap[] = [];
const noReports: readonly StageReport[] = [];
const stageOf = ({ stage }: { readonly stage: string }) => stage;

/** All open stages of the current festival day, each with its current and next set. */
export function Board({
  board: { open, closed },
  now,
  festival,
  waiting,
  reports,
  messages,
  actions,
}: BoardProps) {
  const tapsOf = useMemo(() => groupBy(waiting, stageOf), [waiting]);
  const reportsOf = useMemo(() => groupBy(reports, stageOf), [reports]);
  return (
    <ul className={classes['board']}>
      {open.map((card) => (
        <StageCard
          key={card.stage}
          {...{ card, now, festival, actions }}
          waiting={tapsOf.get(card.stage) ?? noTaps}
          reports={reportsOf.get(card.stage) ?? noReports}
          message={messages.find(({ stage }) => stage === card.stage) ?? null}
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

/** Formats a time, with its day if that is not today. */
export function momentText(at: number, now: number, festival: Festival): string {
  const time = formatTime(at, festival.timezone, festival.hourCycle);
  if (showDayOf(at, festival) === showDayOf(now, festival)) return time;
  return liveMessages.onDay(formatDay(festivalDayOf(at, festival)), time);
}
