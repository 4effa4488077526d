import { formatMegabytes } from '@lineup/domain';
import { useLayoutEffect, useRef } from 'react';
import classes from './step.module.css';

interface StepTitleProps {
  readonly children: string;
  /** The file that the step is about. */
  readonly file?: File;
}

/**
 * Says what the dialog shows now. It takes the focus, because the button that led here is gone: with the commit that shows it,
 * or else it would take it back from whoever has gone on by key at once.
 */
export function StepTitle({ children, file }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h3 ref={heading} className={classes['title']} tabIndex={-1} data-autofocus>
        {children}
      </h3>
      {file !== undefined && (
        <p className={classes['file']}>
          {file.name} ({formatMegabytes(file.size)} MB)
        </p>
      )}
    </div>
  );
}
