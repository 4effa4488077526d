import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../app/portal-context.ts';
import { FirstStepsStrip, type FirstStepsStripProps } from './first-steps-strip.tsx';
import type { KnownLineup } from './list-steps.ts';

export interface FirstStepsPartProps extends Omit<FirstStepsStripProps, 'lineup'> {
  /** False until it is known that nothing of the festival was ever published. */
  readonly isKnown: boolean;
  /** Left out where the page does not show the lineup: its sets are then counted by the server. */
  readonly lineup?: KnownLineup | undefined;
}

/** The first steps, with what the page knows of the lineup or the server counts. */
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
