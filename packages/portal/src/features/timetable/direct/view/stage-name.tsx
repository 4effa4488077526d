import { movingMessages } from '@lineup/domain';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { InlineName } from './inline-name.tsx';
import classes from './stage-name.module.css';

interface StageNameProps {
  readonly stage: string;
  /** The head of the stage's column. */
  readonly head: Element;
  /** Returns true if the name is valid. */
  readonly onRename: (name: string) => boolean;
  readonly onClose: () => void;
}

/** The field for a stage's name in its head, over the buttons there. */
export function StageName({ stage, head, onRename, onClose }: StageNameProps) {
  useLayoutEffect(() => {
    head.setAttribute('data-renaming', '');
    return () => head.removeAttribute('data-renaming');
  }, [head]);
  return createPortal(
    <InlineName
      label={movingMessages.renameStage(stage)}
      name={stage}
      className={classes['name']}
      {...{ onRename, onClose }}
    />,
    head,
  );
}
