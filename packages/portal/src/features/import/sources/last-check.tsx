import type { Festival } from '@lineup/domain';
import { usePortal } from '../../../app/portal-context.ts';
import type { FollowedSource } from './followed-sources.ts';
import { lastCheckText } from './last-check-text.ts';

interface LastCheckProps {
  readonly source: FollowedSource;
  readonly festival: Festival;
}

/** When the address of a source was last checked, and the result. */
export function LastCheck({ source, festival }: LastCheckProps) {
  const { now } = usePortal();
  return lastCheckText(source, festival, now());
}
