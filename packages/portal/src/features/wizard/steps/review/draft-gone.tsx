import { messages } from '@lineup/domain';
import { isServiceError } from '@lineup/services';
import { useSyncExternalStore } from 'react';
import { Banner } from '../../../../design/notices/banner.tsx';
import type { DraftSession } from '../../autosave/draft-session.ts';
import { DownloadReviewed } from '../save/download-reviewed.tsx';

interface DraftGoneProps {
  readonly isFestivalDeleted: boolean;
  readonly session: DraftSession;
}

/** Says that somebody else has deleted the festival, or saved or removed this draft, and lets nothing be lost. */
export function DraftGone({ isFestivalDeleted, session: { autosave } }: DraftGoneProps) {
  const failure = useSyncExternalStore(autosave.subscribe, autosave.failure);
  if (!isFestivalDeleted && !isServiceError(failure, 'not-found')) return null;
  return (
    <Banner tone="red" title={isFestivalDeleted ? messages.festival.notFound : messages.upload.notFound}>
      <p>
        {isFestivalDeleted
          ? 'The festival has been deleted. The events below exist only on this page.'
          : 'This draft has been saved or removed, perhaps by someone else. Your changes exist only on this page.'}
      </p>
      <DownloadReviewed />
    </Banner>
  );
}
