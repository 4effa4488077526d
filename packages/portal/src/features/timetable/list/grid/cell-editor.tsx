import { listMessages, type SetColumn } from '@lineup/domain';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { isShortcut, shortcutOf } from '../../../../app/keys/is-shortcut.ts';
import { useSettled } from '../../../../app/time/use-settled.ts';
import { CellInput, CellSelect } from '../../../../design/table/cell-field.tsx';
import { columnNames } from './columns.ts';
import classes from './cell-editor.module.css';

/** The pause in typing, in milliseconds, after which warnings are shown. */
const pause = 150;

/** Where the focus goes after editing. */
export type Onward = 'stay' | 'down' | 'right' | 'left' | 'away';

interface CellEditorProps {
  readonly column: SetColumn;
  /** The stored value of the cell, which another user may change during the edit. */
  readonly start: string;
  /** The key that started the edit, which replaces the value; null to keep the value. */
  readonly seed: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[] | null;
  /** Returns the warnings about `text` before it is stored. */
  readonly warningsOf: (text: string) => readonly string[];
  /** Stores the text; returns the reason if it is refused, or null once it is being saved. */
  readonly onDone: (text: string, onward: Onward) => Promise<string | null>;
  readonly onCancel: () => void;
  /** Called if the row disappears while it has unsaved input. */
  readonly onLost: (text: string) => void;
}

/** The field that replaces a cell while it is edited. */
export function CellEditor({ column, start, seed, options, ...props }: CellEditorProps) {
  const { warningsOf, onDone, onCancel, onLost } = props;
  const id = useId();
  const [text, setText] = useState(seed ?? start);
  const [began, setBegan] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const isBusy = useRef(false);
  const isOver = useRef(false);
  useFieldFocus(id, seed === null);
  const lose = useEffectEvent(() => text !== began && !isOver.current && onLost(text));
  useEffect(() => () => void lose(), []);

  const finish = async (onward: Onward) => {
    if (isBusy.current || isOver.current) return;
    if (text !== began && start !== began) {
      setBegan(start);
      setError(listMessages.concurrent.value(start));
      return;
    }
    isBusy.current = true;
    isOver.current = true;
    const reason = await onDone(text, onward);
    isOver.current = reason === null;
    isBusy.current = false;
    if (reason !== null) setError(reason);
  };
  const cancel = () => {
    isOver.current = true;
    onCancel();
  };
  const noteKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    const onward = onwardOf(event);
    if (isShortcut('close', event)) cancel();
    else if (onward !== null) void finish(onward);
    else return;
    event.preventDefault();
  };
  const settled = useSettled(text, pause, '');
  const isChanged = error === null && settled === text && text !== start;
  const warnings = useMemo(() => (isChanged ? warningsOf(settled) : []), [isChanged, settled, warningsOf]);
  const field = {
    id,
    label: columnNames[column],
    value: text,
    notes: {
      isInvalid: error !== null,
      hasWarning: warnings.length > 0,
      describedBy: error === null && warnings.length === 0 ? undefined : `${id}-notes`,
    },
    onChange(typed: string) {
      setText(typed);
      setError(null);
    },
  };
  return (
    // Handles keys that bubble from the focused field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes['editor']} onKeyDown={noteKey} onBlur={() => void finish('away')}>
      {options === null ? <CellInput {...field} type="text" /> : <CellSelect {...field} options={options} />}
      {field.notes.describedBy !== undefined && (
        <div id={field.notes.describedBy} className={classes['notes']} data-error={error !== null}>
          {error ?? warnings.map((warning) => <p key={warning}>{warning}</p>)}
        </div>
      )}
    </div>
  );
}

const onwards = { confirm: 'down', leave: 'right', leaveBack: 'left' } as const satisfies Record<
  string,
  Onward
>;

function onwardOf(event: KeyboardEvent): Onward | null {
  const name = shortcutOf(['confirm', 'leave', 'leaveBack'], event);
  return name === null ? null : onwards[name];
}

/** Focuses the field on mount, and selects its content to be overwritten if `isWhole`. */
function useFieldFocus(id: string, isWhole: boolean): void {
  useEffect(() => {
    const field = document.getElementById(id);
    field?.focus({ preventScroll: true });
    if (isWhole && field instanceof HTMLInputElement) field.select();
  }, [id, isWhole]);
}
