import {
  spreadsheetMessages,
  type Festival,
  type LineupEvent,
  conflictSetOf,
  uploadMessages,
} from '@lineup/domain';
import { checkSpreadsheetFile, type SheetValues, type SheetResult } from '@lineup/domain/spreadsheet';
import { useReducer, useEffect, useRef } from 'react';
import { useLineupServices } from '../../../../app/provider/lineup-services.ts';
import { usePortal } from '../../../../app/portal-context.ts';
import { useOfferUndo } from '../../../../app/undo/use-undo-controller.ts';
import { toast, type ToastOptions } from '../../../../design/toasts/toast.ts';
import { countItems, itemsOf, sendable, withOutcome, type ImportItem } from './import-item.ts';
import { beginning, nextState, type ImportState } from './import-state.ts';
import { useRun } from './use-run.ts';
import { parseInWorker } from '../parsing/parse-in-worker.ts';

/** The state and the actions of a running import. */
export interface Import {
  readonly state: ImportState;
  readonly run: { readonly done: number; readonly isStopping: boolean; readonly stop: () => void };
  readonly choose: (file: File | null) => void;
  readonly chooseSheet: (sheet: string) => void;
  readonly restart: () => void;
  /** Creates the events of the preview. */
  readonly start: () => void;
  /** Retries what was not created. */
  readonly tryAgain: () => void;
  readonly edit: (id: string, change: Partial<SheetValues>) => void;
}

/** Imports a file into a festival that already has these `events`. */
export function useImport(festival: Festival, events: readonly LineupEvent[]): Import {
  const { imports } = useLineupServices();
  const offerUndo = useOfferUndo(festival.id);
  const { importHint } = usePortal();
  const [state, dispatch] = useReducer(nextState, beginning);
  const reading = useParsing({ festival, events }, (result) => dispatch({ type: 'read', result }));
  const run = useRun(festival.id);

  const send = async (items: readonly ImportItem[], file: File) => {
    const rows = sendable(items, festival);
    if (rows.length === 0 || run.isRunning()) return;
    dispatch({ type: 'started', items, total: rows.length });
    const outcome = await run.start(rows, file.name);
    dispatch({ type: 'ended', rows, outcome });
    const ended = withOutcome(items, rows, outcome);
    report(ended, offerUndo());
    if (countItems(ended).created > 0) importHint.offer();
  };
  return {
    state,
    run,
    choose(file) {
      if (file === null) return;
      const problem = checkSpreadsheetFile(file);
      dispatch({ type: 'chosen', file, problem });
      if (problem === null) void reading.read(file);
    },
    chooseSheet(sheet) {
      if (state.step !== 'preview' && state.step !== 'refused') return;
      dispatch({ type: 'reread' });
      void reading.read(state.file, sheet);
    },
    restart() {
      reading.cancel();
      dispatch({ type: 'restarted' });
    },
    start() {
      if (state.step === 'preview') void send(itemsOf(state.result.rows, imports.newId), state.file);
    },
    tryAgain() {
      if (state.step === 'result') void send(state.items, state.file);
    },
    edit: (id, change) => dispatch({ type: 'edited', id, change }),
  };
}

/** Reports the result of the whole import so far. */
function report(items: readonly ImportItem[], undo: ToastOptions): void {
  const { created, failed, untried } = countItems(items);
  const options = { ...undo, isInDialog: true };
  if (created === 0) toast.error(uploadMessages.eventsFailed, { isInDialog: true });
  else if (failed + untried === 0) toast.success(spreadsheetMessages.file.uploaded(created, 0), options);
  else toast.error(spreadsheetMessages.file.uploaded(created, failed), options);
}

/** The festival that a file is parsed for, and its existing events. */
interface ParseGiven {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
}

/** Parses files one at a time: a new file, `cancel` and closing the dialog abort the current one. */
function useParsing({ festival, events }: ParseGiven, onRead: (result: SheetResult) => void) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    cancel: () => running.current?.abort(),
    /** Parses the sheet with this name, or else the best match. */
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
