import { Suspense, useEffect, useState } from 'react';
import { lazyPage } from '../../../../../app/loading/lazy-page.tsx';
import { whenIdle } from '../../../../../app/loading/when-idle.ts';
import type { ReviewHelpProps } from './review-help.tsx';

const ReviewHelp = lazyPage<'ReviewHelp', ReviewHelpProps>(() => import('./review-help.tsx'), 'ReviewHelp');

const patienceMs = 1000;

/** The questions and offers of the review, in their own file: the events are shown before it loads. */
export function LateHelp(props: ReviewHelpProps) {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => whenIdle(() => setRequested(true), patienceMs), []);
  if (!isRequested) return null;
  return (
    <Suspense fallback={null}>
      <ReviewHelp {...props} />
    </Suspense>
  );
}
