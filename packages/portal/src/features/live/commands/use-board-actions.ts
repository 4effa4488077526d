import { liveMessages, type Festival, type LineupEvent } from '@lineup/domain';
import type { LiveSet } from '@lineup/domain/live';
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
  /** The very moment, in milliseconds since the epoch. */
  readonly instant: () => number;
  readonly open: (stage: string) => void;
}

/** What the buttons of the board do. */
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
    applyAnyway: (tap) => latest.current.taps.applyAnyway(tap),
    discard: (tap) => latest.current.taps.discard(tap),
  }));
  return actions;
}

/** At once where nothing is wrong with it; else it is shown and asked first. */
async function delay({ taps, festival, ask }: Board & { readonly ask: Ask }, set: LiveSet, minutes: number) {
  const { events }: { readonly events: readonly LineupEvent[] } = taps;
  const preview = previewDelay(set, minutes, events, festival);
  const change = delayChange(set, minutes, preview, events, festival);
  if (change === null) {
    toast.error(preview.remarks[0] ?? liveMessages.dialog.nothing, { id: 'live' });
    return;
  }
  const isAsked = preview.remarks.length > 0;
  if (isAsked && !(await ask(delayQuestion({ preview, events, festival })))) return;
  taps.apply(change);
}
