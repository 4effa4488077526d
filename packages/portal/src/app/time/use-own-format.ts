import type { Festival } from '@lineup/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../portal-context.ts';

/** The festival with its times in the format that the person has chosen. To be shown only: its own format is what its details say. */
export function useOwnFormat<Shown extends Pick<Festival, 'hourCycle'> | null>(festival: Shown): Shown {
  const { timeFormat } = usePortal();
  const hourCycle = useSyncExternalStore(timeFormat.subscribe, timeFormat.get);
  return useMemo(
    () => (hourCycle === null || festival === null ? festival : { ...festival, hourCycle }),
    [festival, hourCycle],
  );
}
