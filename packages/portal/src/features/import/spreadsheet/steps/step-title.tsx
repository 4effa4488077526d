import { formatMegabytes } from '@lineup/domain';
import { useLayoutEffect, useRef } from 'react';
import classes from './step.module.css';

interface StepTitleProps {
  readonly children: string;
  /** The file of this step. */
  readonly file?: File;
}

/**
 * The title of the current step. It takes the focus, because the button that led here is gone: in the commit that shows
 * it, otherwise it would steal the focus from a user who immediately pressed a key.
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
