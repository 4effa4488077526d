import {
  editedEvents,
  fixText,
  messages,
  reviewMessages,
  swapHalves,
  unplaceRows,
  type DraftFix,
  type RowsEdit,
} from '@lineup/domain';
import { useRef, useState, useSyncExternalStore } from 'react';
import { ariaKeys } from '../../../../../app/keys/aria-keys.ts';
import { isShortcut } from '../../../../../app/keys/is-shortcut.ts';
import { Button } from '../../../../../design/controls/button.tsx';
import { Form } from '../../../../../design/controls/form.tsx';
import { toast } from '../../../../../design/toasts/toast.ts';
import { usePageEvent } from '../../../../../design/use-page-event.ts';
import { applyEdit, undoEdit, type AppliedEdit } from '../../../draft/apply-edit.ts';
import { useDraftRules, useDraftSession } from '../../../draft/use-draft.ts';
import type { RowSelection } from './row-selection.ts';
import { RowsChangeFields, useRowsChange, type ApplyToRows } from './rows-change.tsx';
import classes from './selection-bar.module.css';
import { useSheet } from './use-sheet.ts';

export interface SelectionBarProps {
  readonly selection: RowSelection;
}

const words = reviewMessages.selection;

/** The result of an edit, with undo if anything has changed. */
interface Outcome {
  readonly text: string;
  readonly applied: AppliedEdit | null;
}

/** The actions for the selected rows; each is one change with one undo, like those by keyboard and clipboard. */
export function SelectionBar({ selection }: SelectionBarProps) {
  const barRef = useRef<HTMLFormElement>(null);
  const ids = useSyncExternalStore(selection.subscribe, selection.ids);
  const { outcome, apply, edit, undo, forget } = useRowsEdit(selection);
  const change = useRowsChange(apply);
  const close = () => {
    selection.choose([]);
    forget();
    focusSelection();
  };
  useBarKeys(barRef, close);
  useSheet(selection, edit);
  if (ids.size === 0 && outcome === null) return null;
  const isNone = ids.size === 0;
  const isUndoable = outcome !== null && outcome.applied !== null;
  return (
    <Form ref={barRef} className={classes['bar']} aria-label={words.name} onSubmit={change.submit}>
      <div className={classes['head']}>
        <output className={classes['count']}>{words.count(ids.size)}</output>
        <Button lean size="sm" variant="subtle" onClick={close}>
          {words.clear}
        </Button>
      </div>
      <fieldset className={classes['tools']} disabled={isNone}>
        <Button
          lean
          size="sm"
          variant="default"
          aria-keyshortcuts={ariaKeys('selectionBar')}
          title={words.swapHint}
          onClick={() => apply(swapHalves, words.untimed)}
        >
          {words.swapHalves}
        </Button>
        <RowsChangeFields {...change} />
        <Button lean size="sm" variant="default" onClick={() => apply(unplaceRows, words.placed)}>
          {words.unplace}
        </Button>
        <Button
          lean
          size="sm"
          variant="default"
          color="red"
          onClick={() => edit({ changes: new Map(), removed: selection.inOrder() }, [])}
        >
          {words.remove}
        </Button>
      </fieldset>
      <div className={classes['outcome']}>
        <output id={change.errorId} data-failed={change.error !== null}>
          {change.error ?? outcome?.text}
        </output>
        {isUndoable && (
          <Button
            size="sm"
            variant="light"
            onClick={() => {
              undo();
              focusFirst(barRef.current);
            }}
          >
            {words.undo}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Changes rows as one edit, reports the result, and undoes it. */
function useRowsEdit(selection: RowSelection) {
  const session = useDraftSession();
  const { festival } = useDraftRules();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const edit = (change: RowsEdit | null, notes: readonly string[]) =>
    setOutcome({
      text: [doneText(change), ...notes].filter((text) => text !== null).join(' ') || words.nothing,
      applied: change === null ? null : applyEdit(session, change, true),
    });
  const apply: ApplyToRows = (make, unchanged) => {
    const events = selection.inOrder().flatMap((id) => session.store.row(id)?.event ?? []);
    const change = make(events, festival);
    const left = events.length - (change === null ? 0 : editedEvents(change));
    edit(change, left === 0 || unchanged === null ? [] : [unchanged(left)]);
  };
  const undo = () => {
    const applied = outcome?.applied ?? null;
    if (applied === null) return;
    if (!undoEdit(session, applied)) toast.error(messages.review.removedForGood);
    setOutcome({ text: words.undone, applied: null });
  };
  return { outcome, apply, edit, undo, forget: () => setOutcome(null) };
}

function doneText(change: RowsEdit | null): string | null {
  if (change === null) return null;
  if (isFix(change)) return fixText(change, 'done');
  const { changes, removed } = change;
  return removed.length > 0 ? words.removed(removed.length) : words.changed(changes.size);
}

function isFix(edit: RowsEdit): edit is DraftFix {
  return 'kind' in edit;
}

/** Focuses the first action; without selected rows only the close button is left. */
function focusFirst(bar: HTMLElement | null): void {
  const first = bar?.querySelector<HTMLElement>('fieldset:enabled button') ?? bar?.querySelector('button');
  first?.focus();
}

/** F9 moves the focus to the bar; Escape within it closes it. */
function useBarKeys(bar: { readonly current: HTMLElement | null }, close: () => void) {
  usePageEvent('keydown', (event) => {
    if (bar.current === null) return;
    const isInside = bar.current.contains(document.activeElement);
    if (isInside && isShortcut('close', event)) close();
    if (!isShortcut('selectionBar', event)) return;
    event.preventDefault();
    focusFirst(bar.current);
  });
}

/** Moves the focus back to the rows when the bar closes. */
function focusSelection(): void {
  document.querySelector<HTMLElement>('[data-select-all]')?.focus();
}
