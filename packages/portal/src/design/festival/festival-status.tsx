import { festivalStatusLabels, type FestivalStatus } from '@lineup/domain';
import { StatusBadge } from './status-badge.tsx';

const tones = { upcoming: 'blue', active: 'green', past: 'plain' } as const;

/** The status of a festival: Upcoming, Active or Past. */
export function FestivalStatusBadge({ status }: { readonly status: FestivalStatus }) {
  return <StatusBadge tone={tones[status]}>{festivalStatusLabels[status]}</StatusBadge>;
}
