import { conflictSetOf, type Festival, type LineupEvent } from '@lineup/domain';
import type { SheetResult } from '@lineup/domain/spreadsheet';
import { useEffect, useRef } from 'react';
import { parseInWorker } from '../parsing/parse-in-worker.ts';

/** The festival that a file is read for, and the events that it has already. */
interface ParseGiven {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
}

/** Reads files, one at a time: a new one, `cancel` and closing the dialog end the one under way. */
export function useParsing({ festival, events }: ParseGiven, onRead: (result: SheetResult) => void) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    cancel: () => running.current?.abort(),
    /** Reads the sheet of this name, or else the one that fits. */
    async read(file: File, sheet?: string) {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const options = {
        fileName: file.name,
        festival,
        stored: events.map(conflictSetOf),
        ...(sheet === undefined ? {} : { sheet }),
      };
      const result = await parseInWorker(file, options, controller.signal);
      if (result !== null && running.current === controller) onRead(result);
    },
  };
}
