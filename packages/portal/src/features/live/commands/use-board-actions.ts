import { liveMessages, timestampToMillis, type Festival, type LineupEvent } from '@lineup/domain';
import { liveSetOf, type LiveSet, type StageReport } from '@lineup/domain/live';
import { useEffect, useRef, useState } from 'react';
import { useConfirm, type Ask } from '../../../design/dialogs/confirm.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import { previewDelay } from '../model/delay-plan.ts';
import { delayQuestion } from '../view/delay-question.tsx';
import type { BoardActions } from '../view/board-actions.ts';
import { cancelChange, clearedChange, delayChange, endedChange, startedChange } from './live-edits.ts';
import type { LiveTaps } from './use-live-taps.ts';

interface Board {
  readonly festival: Festival;
  readonly taps: LiveTaps;
  /** The current instant, in milliseconds since the epoch. */
  readonly instant: () => number;
  readonly open: (stage: string) => void;
}

/** The handlers of the board's buttons. */
export function useBoardActions(board: Board): BoardActions {
  const ask = useConfirm();
  const latest = useRef({ ...board, ask });
  useEffect(() => {
    latest.current = { ...board, ask };
  });
  const [actions] = useState<BoardActions>(() => ({
    start: (set) => {
      const { taps, instant, festival } = latest.current;
      taps.apply(startedChange(set, instant(), festival));
    },
    end: (set) => {
      const { taps, instant, festival } = latest.current;
      taps.apply(endedChange(set, instant(), festival));
    },
    delay: (set, minutes) => void delay(latest.current, set, minutes),
    cancel: (set, isCancelled) => latest.current.taps.apply(cancelChange(set, isCancelled)),
    clear: (set) => latest.current.taps.apply(clearedChange(set)),
    open: (stage) => latest.current.open(stage),
    accept: (report) => accept(latest.current, report),
    applyAnyway: (tap) => latest.current.taps.applyAnyway(tap),
    discard: (tap) => latest.current.taps.discard(tap),
  }));
  return actions;
}

/** Applies the delay at once if nothing is wrong with it; otherwise shows its effect and asks first. */
async function delay(
  { taps, festival, ask, instant }: Board & { readonly ask: Ask },
  set: LiveSet,
  minutes: number,
): Promise<boolean> {
  const { events }: { readonly events: readonly LineupEvent[] } = taps;
  const preview = previewDelay(set, minutes, { events, festival, now: instant() });
  const change = delayChange(set, minutes, preview, events, festival);
  if (change === null) {
    toast.error(preview.remarks[0] ?? liveMessages.dialog.nothing, { id: 'live' });
    return false;
  }
  const isAsked = preview.remarks.length > 0;
  if (isAsked && !(await ask(delayQuestion({ preview, events, festival })))) return false;
  taps.apply(change);
  return true;
}

/** Applies what a stage manager asked for; false if that is not possible now. */
async function accept(board: Board & { readonly ask: Ask }, report: StageReport): Promise<boolean> {
  const { taps, festival } = board;
  const event = taps.events.find(({ id }) => id === report.setId);
  if (event === undefined || !taps.isOnline) {
    toast.error(liveMessages[taps.isOnline ? 'setIsGone' : 'needsConnection'], { id: 'live' });
    return false;
  }
  const set = liveSetOf(event);
  if (report.kind === 'moreTime') return delay(board, set, report.minutes ?? 0);
  const at = timestampToMillis(report.created_at);
  const change = report.kind === 'started' ? startedChange : endedChange;
  taps.apply(change(set, at, festival));
  return true;
}
