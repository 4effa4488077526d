import {
  fixedEvents,
  fixText,
  messages,
  parseShift,
  reviewMessages,
  shiftBy,
  swapHalves,
  type DraftEvent,
  type DraftFix,
} from '@lineup/domain';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type SubmitEvent,
} from 'react';
import { ariaKeys } from '../../../../../app/keys/aria-keys.ts';
import { isShortcut } from '../../../../../app/keys/is-shortcut.ts';
import { Button } from '../../../../../design/controls/button.tsx';
import { toast } from '../../../../../design/toasts/toast.ts';
import { applyFix, undoFix, type AppliedFix } from '../../../draft/apply-fix.ts';
import { useDraftRules, useDraftSession } from '../../../draft/use-draft.ts';
import type { RowSelection } from './row-selection.ts';
import classes from './selection-bar.module.css';

export interface SelectionBarProps {
  readonly selection: RowSelection;
}

const words = reviewMessages.selection;

/** What was done to the selected rows, with the way back where anything has changed. */
interface Outcome {
  readonly text: string;
  readonly applied: AppliedFix | null;
}

/** What can be done to the selected rows at once; each is one change with one undo. */
export function SelectionBar({ selection }: SelectionBarProps) {
  const barRef = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const ids = useSyncExternalStore(selection.subscribe, selection.ids);
  const { outcome, apply, undo, forget } = useSelectedFix(ids);
  const { field, isBad, submit } = useShift(apply);
  const close = () => {
    selection.setAll(false);
    forget();
    focusSelection();
  };
  useBarKeys(barRef, close);
  if (ids.size === 0 && outcome === null) return null;
  const isNone = ids.size === 0;
  const isUndoable = outcome !== null && outcome.applied !== null;
  return (
    <form ref={barRef} className={classes['bar']} aria-label={words.name} noValidate onSubmit={submit}>
      <div className={classes['head']}>
        <output className={classes['count']}>{words.count(ids.size)}</output>
        <Button lean size="sm" variant="subtle" onClick={close}>
          {words.clear}
        </Button>
      </div>
      <div className={classes['tools']}>
        <Button
          lean
          size="sm"
          variant="default"
          disabled={isNone}
          aria-keyshortcuts={ariaKeys('selectionBar')}
          title={words.swapHint}
          onClick={() => apply(swapHalves)}
        >
          {words.swapHalves}
        </Button>
        <label className={classes['field']}>
          <span>{words.shift}</span>
          <input
            type="text"
            placeholder="+30"
            autoComplete="off"
            disabled={isNone}
            aria-invalid={isBad || undefined}
            aria-describedby={isBad ? errorId : undefined}
            {...field}
          />
        </label>
        <Button lean type="submit" size="sm" variant="default" disabled={isNone}>
          {words.apply}
        </Button>
      </div>
      <div className={classes['outcome']}>
        <output id={errorId} data-failed={isBad}>
          {isBad ? words.badShift : outcome?.text}
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
    </form>
  );
}

/** The field of minutes by which the selected rows are shifted. */
function useShift(apply: ReturnType<typeof useSelectedFix>['apply']) {
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [isBad, setBad] = useState(false);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setValue(currentTarget.value);
    setBad(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const minutes = parseShift(value);
    setBad(minutes === null);
    if (minutes === null) return ref.current?.focus();
    apply((events, festival) => shiftBy(events, festival, minutes));
    return setValue('');
  };
  return { field: { ref, value, onChange }, isBad, submit };
}

/** Makes a change of the selected rows, says what became of it, and takes it back. */
function useSelectedFix(ids: ReadonlySet<string>) {
  const session = useDraftSession();
  const { festival } = useDraftRules();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const apply = (make: (events: readonly DraftEvent[], of: typeof festival) => DraftFix | null) => {
    const rows = [...ids].flatMap((id) => session.store.row(id) ?? []);
    const fix = make(
      rows.map(({ event }) => event),
      festival,
    );
    const changed = fix === null ? 0 : fixedEvents(fix);
    const texts = [fix === null ? null : fixText(fix, 'done'), untimedText(rows.length - changed)];
    setOutcome({
      text: texts.filter((text) => text !== null).join(' '),
      applied: fix === null ? null : applyFix(session, fix),
    });
  };
  const undo = () => {
    const applied = outcome?.applied ?? null;
    if (applied === null) return;
    if (!undoFix(session, applied)) toast.error(messages.review.removedForGood);
    setOutcome({ text: words.undone, applied: null });
  };
  return { outcome, apply, undo, forget: () => setOutcome(null) };
}

function untimedText(count: number): string | null {
  return count === 0 ? null : words.untimed(count);
}

/** Focuses the first action; without selected rows there is only the way out. */
function focusFirst(bar: HTMLElement | null): void {
  const first =
    bar?.querySelector<HTMLElement>('[aria-keyshortcuts]:enabled') ?? bar?.querySelector('button');
  first?.focus();
}

/** F9 goes to the bar; Escape within it closes it. */
function useBarKeys(bar: { readonly current: HTMLElement | null }, close: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (bar.current === null) return;
    const isInside = bar.current.contains(document.activeElement);
    if (isInside && isShortcut('close', event)) close();
    if (!isShortcut('selectionBar', event)) return;
    event.preventDefault();
    focusFirst(bar.current);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** The work goes on at the rows when the bar leaves. */
function focusSelection(): void {
  document.querySelector<HTMLElement>('[data-select-all]')?.focus();
}
