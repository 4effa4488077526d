import { useEffect, useRef, type KeyboardEvent } from 'react';
import { isShortcut } from '../../../../app/keys/is-shortcut.ts';

interface InlineNameProps {
  readonly label: string;
  readonly name: string;
  readonly className: string | undefined;
  /** Returns true if the name is valid. */
  readonly onRename: (name: string) => boolean;
  readonly onClose: () => void;
}

/** An inline field for a name: Enter and blur save, Escape cancels. */
export function InlineName({ label, name, className, onRename, onClose }: InlineNameProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => input.current?.select(), []);
  const close = () => {
    isDone.current = true;
    onClose();
  };
  const save = () => {
    if (isDone.current) return;
    const typed = input.current?.value.trim() ?? '';
    if (typed === name || onRename(typed)) close();
    else input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (isShortcut('confirm', event)) save();
    else if (isShortcut('close', event)) close();
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={input}
      className={className}
      aria-label={label}
      defaultValue={name}
      autoComplete="off"
      // It replaces the element that had the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      dir="auto"
      onKeyDown={press}
      onBlur={save}
    />
  );
}
