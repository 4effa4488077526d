import { lazy, Suspense } from 'react';
import { whenIdle } from '../../../app/loading/when-idle.ts';
import type { FirstStepsPartProps } from './first-steps-part.tsx';
import classes from '../festival-tabs.module.css';

/** The page itself loads first. */
const Part = lazy(async () => {
  await new Promise((resolve) => whenIdle(resolve, 1000));
  return import('./first-steps-part.tsx').catch(() => empty);
});
/** If the part fails to load, its place stays empty. */
const empty = { default: (_props: FirstStepsPartProps) => <></> };

/** Reserves the height of the first steps, so that nothing moves when they load. */
export function FirstSteps(steps: FirstStepsPartProps) {
  return (
    <div className={classes['steps']}>
      <Suspense>
        <Part {...steps} />
      </Suspense>
    </div>
  );
}
