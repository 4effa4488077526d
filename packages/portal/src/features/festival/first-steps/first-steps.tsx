import { lazy, Suspense } from 'react';
import { whenIdle } from '../../../app/loading/when-idle.ts';
import type { FirstStepsPartProps } from './first-steps-part.tsx';
import classes from '../festival-tabs.module.css';

/** The page itself comes first. */
const Part = lazy(async () => {
  await new Promise((resolve) => whenIdle(resolve, 1000));
  return import('./first-steps-part.tsx').catch(() => empty);
});
/** Where the part does not arrive, its place stays empty. */
const empty = { default: (_props: FirstStepsPartProps) => <></> };

/** The place of the first steps, as high as they are from the beginning, so that nothing moves when they come. */
export function FirstSteps(steps: FirstStepsPartProps) {
  return (
    <div className={classes['steps']}>
      <Suspense>
        <Part {...steps} />
      </Suspense>
    </div>
  );
}
