import type { ParsedSheet, RefusedSheet, SheetResult, SheetValues } from '@lineup/domain/spreadsheet';
import type { ImportOutcome, ImportRow } from '@lineup/services';
import { withEdit, withOutcome, type ImportItem } from './import-item.ts';

/** The state of an import. */
export type ImportState =
  | {
      readonly step: 'choose';
      /** A file that cannot be imported, and why. */
      readonly file: File | null;
      readonly problem: string | null;
    }
  | { readonly step: 'reading'; readonly file: File }
  | { readonly step: 'refused'; readonly file: File; readonly result: RefusedSheet }
  | { readonly step: 'preview'; readonly file: File; readonly result: ParsedSheet }
  | {
      readonly step: 'running';
      readonly file: File;
      readonly items: readonly ImportItem[];
      /** The number of events that this attempt creates. */
      readonly total: number;
    }
  | {
      readonly step: 'result';
      readonly file: File;
      readonly items: readonly ImportItem[];
      /** Why not all rows were attempted; null if all were, or if the user stopped it. */
      readonly stopReason: string | null;
    };

export type ImportAction =
  | { readonly type: 'chosen'; readonly file: File; readonly problem: string | null }
  | { readonly type: 'read'; readonly result: SheetResult }
  | { readonly type: 'reread' }
  | { readonly type: 'restarted' }
  | { readonly type: 'started'; readonly items: readonly ImportItem[]; readonly total: number }
  | { readonly type: 'ended'; readonly rows: readonly ImportRow[]; readonly outcome: ImportOutcome }
  | { readonly type: 'edited'; readonly id: string; readonly change: Partial<SheetValues> };

export const beginning: ImportState = { step: 'choose', file: null, problem: null };

/** Returns the state after `action`; the same object if the action comes too late. */
export function nextState(state: ImportState, action: ImportAction): ImportState {
  switch (action.type) {
    case 'chosen':
      return chosen(action);
    case 'restarted':
      return beginning;
    case 'reread':
      return state.step === 'refused' || state.step === 'preview'
        ? { step: 'reading', file: state.file }
        : state;
    case 'read':
      return state.step === 'reading' ? withResult(state.file, action.result) : state;
    case 'started':
      return state.step === 'preview' || state.step === 'result'
        ? { step: 'running', file: state.file, items: action.items, total: action.total }
        : state;
    case 'ended':
      return state.step === 'running' ? ended(state, action) : state;
    default:
      return state.step === 'result'
        ? { ...state, items: withEdit(state.items, action.id, action.change) }
        : state;
  }
}

function chosen({ file, problem }: Extract<ImportAction, { type: 'chosen' }>): ImportState {
  return problem === null ? { step: 'reading', file } : { step: 'choose', file, problem };
}

function withResult(file: File, result: SheetResult): ImportState {
  return result.ok ? { step: 'preview', file, result } : { step: 'refused', file, result };
}

function ended(
  { file, items }: Extract<ImportState, { step: 'running' }>,
  { rows, outcome }: Extract<ImportAction, { type: 'ended' }>,
): ImportState {
  const after = withOutcome(items, rows, outcome);
  return { step: 'result', file, items: after, stopReason: outcome.stopReason };
}
