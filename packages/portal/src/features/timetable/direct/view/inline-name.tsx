import { useEffect, useRef, type KeyboardEvent } from 'react';
import { isShortcut } from '../../../../app/keys/is-shortcut.ts';

interface InlineNameProps {
  readonly label: string;
  readonly name: string;
  readonly className: string | undefined;
  /** Says whether the name may be. */
  readonly onRename: (name: string) => boolean;
  readonly onClose: () => void;
}

/** A name while it is typed in its place: Enter and leaving it save, Escape cancels. */
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
      // It stands in for what had the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      dir="auto"
      onKeyDown={press}
      onBlur={save}
    />
  );
}
