import { movingMessages } from '@lineup/domain';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import classes from './stage-name.module.css';

interface StageNameProps {
  readonly stage: string;
  /** The head of its column. */
  readonly head: Element;
  /** Says whether the name may be. */
  readonly onRename: (name: string) => boolean;
  readonly onClose: () => void;
}

/** The name of a stage while it is typed in its head: Enter and leaving it save, Escape cancels. */
export function StageName({ stage, head, onRename, onClose }: StageNameProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => input.current?.select(), []);
  const close = () => {
    isDone.current = true;
    onClose();
  };
  const save = () => {
    if (isDone.current) return;
    const name = input.current?.value.trim() ?? '';
    if (name === stage || onRename(name)) close();
    else input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return createPortal(
    <input
      ref={input}
      className={classes['name']}
      aria-label={movingMessages.renameStage(stage)}
      defaultValue={stage}
      autoComplete="off"
      // It stands in for what had the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onKeyDown={press}
      onBlur={save}
    />,
    head,
  );
}
