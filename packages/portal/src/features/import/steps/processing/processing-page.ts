import { lazyPage } from '../../../../app/loading/lazy-page.tsx';
import type { ProcessingFailedProps, ProcessingStepProps } from './processing-step.tsx';

/** The second step in its own file: the review is opened by its address without it. */
export const ProcessingStep = lazyPage<'ProcessingStep', ProcessingStepProps>(
  () => import('./processing-step.tsx'),
  'ProcessingStep',
);
export const ProcessingFailed = lazyPage<'ProcessingFailed', ProcessingFailedProps>(
  () => import('./processing-step.tsx'),
  'ProcessingFailed',
);
