import { messages, publishPageMessages, type Festival } from '@lineup/domain';
import type { Publication, Release } from '@lineup/domain/release';
import { Banner } from '../../design/notices/banner.tsx';
import { timeText } from './release-time.ts';

interface FailedReleaseProps {
  readonly festival: Festival;
  readonly failed: NonNullable<Publication['failed']>;
  /** The release that was not published, if it is stored. */
  readonly release: Release | null;
}

const texts = publishPageMessages.failed;

/** Says that a scheduled release was not published, and why. */
export function FailedRelease({ festival, failed, release }: FailedReleaseProps) {
  const at = release?.plannedFor ?? failed.at;
  return (
    <Banner tone="red" title={texts.title(timeText(at, festival))}>
      {failed.code === 'storage-full' ? messages.provider.storageFull : texts.why} {texts.advice}
    </Banner>
  );
}
