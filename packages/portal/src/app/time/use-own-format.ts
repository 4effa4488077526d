import type { Festival } from '@lineup/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../portal-context.ts';

/**
 * Returns the festival with times in the format that the user has chosen. For display only: the festival's own format
 * is part of its details.
 */
export function useOwnFormat<Shown extends Pick<Festival, 'hourCycle'> | null>(festival: Shown): Shown {
  const { timeFormat } = usePortal();
  const hourCycle = useSyncExternalStore(timeFormat.subscribe, timeFormat.get);
  return useMemo(
    () => (hourCycle === null || festival === null ? festival : { ...festival, hourCycle }),
    [festival, hourCycle],
  );
}
