import { formatTime, isolated, liveMessages as texts, statusText, type Festival } from '@lineup/domain';
import {
  minutesLate,
  minutesLeft,
  minutesShort,
  type LiveSet,
  type StageMessage,
  type StageReport,
  type StageState,
} from '@lineup/domain/live';
import { memo } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { stageColors } from '../../../design/festival/stage-colors.ts';
import { IconDots } from '../../../design/icons.ts';
import type { StageCard as Card } from '../model/stage-card.ts';
import type { WaitingTap } from '../model/tap-queue.ts';
import { messageStateText, StageReports } from '../../stage-screens/index.ts';
import type { BoardActions } from './board-actions.ts';
import classes from './stage-card.module.css';
import { WaitingTaps } from './waiting-taps.tsx';

interface StageCardProps {
  readonly card: Card;
  /** In milliseconds since the epoch. */
  readonly now: number;
  readonly festival: Festival;
  readonly waiting: readonly WaitingTap[];
  readonly reports: readonly StageReport[];
  readonly message: StageMessage | null;
  readonly actions: BoardActions;
}

const usualMinutes = [5, 10] as const;

/** A stage's current and next set, with the actions that take one tap. */
export const StageCard = memo(function StageCard(props: StageCardProps) {
  const { card, now, festival, waiting, reports, message, actions } = props;
  const { stage, state, off } = card;
  const time = (at: number) => formatTime(at, festival.timezone, festival.hourCycle);
  const set = state.state === 'closed' ? null : state.set;
  return (
    <li className={classes['card']} style={stageColors(card.index)}>
      <header className={classes['head']}>
        <h3 className={classes['stage']}>
          <bdi>{stage}</bdi>
        </h3>
        <LateBadge state={state} />
      </header>
      {state.state !== 'closed' && <CurrentSet {...{ state, now, time }} />}
      {set !== null && <LateStart {...{ set, time, actions }} />}
      {off.map((each) => (
        <p key={each.id} className={classes['off']}>
          {statusText(each)}: <bdi>{each.artistName}</bdi>, {time(each.start)}
        </p>
      ))}
      {message !== null && (
        <p className={classes['off']}>{texts.message(message.text, messageStateText(message, festival))}</p>
      )}
      <StageReports {...{ festival, stage, reports }} onAccept={actions.accept} />
      <WaitingTaps waiting={waiting} actions={actions} />
      {state.state !== 'closed' && <Progress state={state} now={now} />}
      <NextSet next={state.next} time={time} />
      <CardButtons {...{ card, set, actions }} />
    </li>
  );
});

function LateBadge({ state }: { readonly state: StageState }) {
  const late = minutesLate(state);
  if (late !== null && late > 0) return <Badge tone="amber">{texts.late(late)}</Badge>;
  if (late !== null && late < 0) return <Badge tone="blue">{texts.early(-late)}</Badge>;
  if (late === 0) return <Badge tone="green">{texts.onTime}</Badge>;
  return state.state === 'playing' ? <Badge tone="none">{texts.bySchedule}</Badge> : null;
}

function Badge({ tone, children }: { readonly tone: string; readonly children: string }) {
  return (
    <span
      className={classes['badge']}
      data-tone={tone}
      title={tone === 'none' ? texts.byScheduleHint : undefined}
    >
      {children}
    </span>
  );
}

type OpenState = Exclude<StageState, { state: 'closed' }>;

interface CurrentSetProps {
  readonly state: OpenState;
  readonly now: number;
  readonly time: (at: number) => string;
}

function CurrentSet({ state, now, time }: CurrentSetProps) {
  const { set } = state;
  const left = minutesLeft(state, now);
  const isPlaying = state.state === 'playing';
  const { value, unit } = texts.countdown(left, isPlaying);
  return (
    <div className={classes['current']} data-state={state.state}>
      <div className={classes['names']}>
        <p className={classes['artist']}>
          <bdi>{set.artistName}</bdi>
        </p>
        <p className={classes['times']}>
          {set.start !== set.plannedStart && <s>{time(set.plannedStart)}</s>} {time(set.start)} –{' '}
          {set.end !== set.plannedEnd && <s>{time(set.plannedEnd)}</s>} {time(set.end)}
        </p>
        {set.actualStart !== null && (
          <p className={classes['actual']}>{texts.startedAt(time(set.actualStart))}</p>
        )}
      </div>
      <p className={classes['countdown']} data-over={isPlaying && left < 0}>
        <strong>{value}</strong>
        <span>{unit}</span>
      </p>
    </div>
  );
}

interface LateStartProps {
  readonly set: LiveSet;
  readonly time: (at: number) => string;
  readonly actions: BoardActions;
}

/** A late start may or may not delay the end, so both options are offered. */
function LateStart({ set, time, actions }: LateStartProps) {
  const short = minutesShort(set);
  if (short === 0) return null;
  return (
    <div className={classes['offer']}>
      <span>{texts.startedLate(short, time(set.end))}</span>
      <Button variant="default" onClick={() => actions.delay(set, short)}>
        {texts.moveEnd(short)}
      </Button>
    </div>
  );
}

function Progress({ state, now }: { readonly state: OpenState; readonly now: number }) {
  const { start, end, actualStart } = state.set;
  const from = actualStart ?? start;
  const share = state.state === 'playing' && end > from ? (now - from) / (end - from) : 0;
  return (
    <div className={classes['progress']} aria-hidden>
      <span style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
    </div>
  );
}

function NextSet({ next, time }: { readonly next: LiveSet | null; readonly time: (at: number) => string }) {
  if (next === null) return <p className={classes['next']}>{texts.nothingNext}</p>;
  return (
    <p className={classes['next']}>
      {texts.next} <b>{isolated(next.artistName)}</b>{' '}
      {next.startDelay === 0 ? (
        time(next.start)
      ) : (
        <>
          <s>{time(next.plannedStart)}</s> {time(next.start)}
        </>
      )}
    </p>
  );
}

interface CardButtonsProps {
  readonly card: Card;
  readonly set: LiveSet | null;
  readonly actions: BoardActions;
}

/** In the same place on every card, within reach of a thumb. */
function CardButtons({ card: { stage, state }, set, actions }: CardButtonsProps) {
  const name = (action: string) => (set === null ? action : texts.of(action, set.artistName, stage));
  const isPlaying = state.state === 'playing';
  return (
    <div className={classes['buttons']}>
      <Button
        variant="default"
        aria-label={name(texts.started)}
        disabled={set === null || set.actualStart !== null}
        onClick={() => set !== null && actions.start(set)}
      >
        {texts.started}
      </Button>
      <Button
        variant="default"
        aria-label={name(texts.ended)}
        disabled={set === null || !isPlaying}
        onClick={() => set !== null && actions.end(set)}
      >
        {texts.ended}
      </Button>
      {usualMinutes.map((minutes) => (
        <Button
          key={minutes}
          variant="default"
          aria-label={set === null ? texts.later(minutes) : texts.laterName(minutes, set.artistName, stage)}
          disabled={set === null}
          onClick={() => set !== null && actions.delay(set, minutes)}
        >
          {texts.later(minutes)}
        </Button>
      ))}
      <Button
        variant="default"
        aria-label={texts.moreFor(stage)}
        aria-haspopup="dialog"
        onClick={() => actions.open(stage)}
      >
        <IconDots size={20} aria-hidden />
      </Button>
    </div>
  );
}
