import type { ImportOutcome, ImportRow } from '@lineup/services';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pause } from '../../../../app/loading/pause.ts';
import { useLineupServices } from '../../../../app/provider/lineup-services.ts';

/** How often the progress is updated, in milliseconds. */
const progressEveryMs = 100;

/**
 * Creates the events of rows; `isRunning` lets the caller ignore the second of two clicks. Leaving the page stops it.
 */
export function useRun(festivalId: string) {
  const { imports } = useLineupServices();
  const running = useRef<AbortController | null>(null);
  const [isStopping, setStopping] = useState(false);
  const progress = useProgress();
  useEffect(() => () => running.current?.abort(), []);

  return {
    /** The number of finished rows. */
    done: progress.done,
    isStopping,
    stop: () => {
      running.current?.abort();
      setStopping(true);
    },
    isRunning: () => running.current !== null,
    async start(rows: readonly ImportRow[], fileName: string): Promise<ImportOutcome> {
      const controller = new AbortController();
      running.current = controller;
      setStopping(false);
      progress.begin();
      const outcome = await imports.create(festivalId, rows, {
        fileName,
        signal: controller.signal,
        pause,
        onResult: progress.note,
      });
      running.current = null;
      progress.end();
      return outcome;
    },
  };
}

/** Counts, and updates the display a few times a second instead of ten thousand times. */
function useProgress() {
  const [done, setDone] = useState(0);
  const count = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const show = () => {
    timer.current = null;
    setDone(count.current);
  };
  const cancel = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  useEffect(() => cancel, [cancel]);
  return {
    done,
    begin: () => {
      count.current = 0;
      setDone(0);
    },
    note: () => {
      count.current += 1;
      timer.current ??= setTimeout(show, progressEveryMs);
    },
    end: cancel,
  };
}
