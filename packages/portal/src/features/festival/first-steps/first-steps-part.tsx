import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../app/portal-context.ts';
import { FirstStepsStrip, type FirstStepsStripProps } from './first-steps-strip.tsx';
import type { KnownLineup } from './list-steps.ts';

export interface FirstStepsPartProps extends Omit<FirstStepsStripProps, 'lineup'> {
  /** False until it is known that the festival was never published. */
  readonly isKnown: boolean;
  /** Undefined if the page does not load the lineup: the server then counts its sets. */
  readonly lineup?: KnownLineup | undefined;
}

/** The first steps, based on the page's lineup or the server's counts. */
export default function FirstStepsPart({ isKnown, lineup, ...strip }: FirstStepsPartProps) {
  if (!isKnown) return <></>;
  return lineup === undefined ? <CountedSteps {...strip} /> : <FirstStepsStrip {...strip} lineup={lineup} />;
}

function CountedSteps(strip: Omit<FirstStepsStripProps, 'lineup'>) {
  const { festivals } = useServices();
  const { id } = strip.festival;
  const { data } = useQuery({
    queryKey: ['first-steps', id],
    queryFn: () => festivals.stats(id),
    refetchOnMount: 'always',
  });
  return <FirstStepsStrip {...strip} lineup={{ sets: data?.eventCount ?? null, openConflicts: null }} />;
}
