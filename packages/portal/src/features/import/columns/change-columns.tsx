import { columnMessages, type Festival, type Upload } from '@lineup/domain';
import { errorText, type Versioned } from '@lineup/services';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { localStore } from '../../../app/browser-storage.ts';
import { useUploads } from '../../../app/provider/use-uploads.ts';
import { Button } from '../../../design/controls/button.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { EmptyState } from '../../../design/page/empty-state.tsx';
import { PageSpinner } from '../../../design/page/page-spinner.tsx';
import { useDraftSession } from '../draft/use-draft.ts';
import { sentFile } from '../flow/sent-file.ts';
import { newUploads } from '../flow/wizard-state.ts';
import { storeMapping } from '../mapping/store-mapping.ts';
import type { ReadFile } from '../mapping/reading/protocol.ts';
import { MappingStep } from '../mapping/screen/mapping-step.tsx';
import { carriedReviews } from './carried-reviews.ts';
import { carryAnswers } from './carry-answers.ts';
import { replaceDraft } from './replace-draft.ts';
import { useStoredFile } from './use-stored-file.ts';

export interface ChangeColumnsProps {
  readonly festival: Versioned<Festival>;
  readonly upload: Upload;
  readonly onBack: () => void;
}

type Work =
  { readonly status: 'choosing' | 'replacing' } | { readonly status: 'failed'; readonly reason: string };

/** Lets the user map the columns of a file under review again; the decisions of the review are reapplied. */
export function ChangeColumns({ festival, upload, onBack }: ChangeColumnsProps) {
  const uploads = useUploads();
  const session = useDraftSession();
  const navigate = useNavigate();
  const stored = useStoredFile(festival, upload);
  const [work, setWork] = useState<Work>({ status: 'choosing' });
  const { state } = stored.reading;

  const replace = async (file: File, first: ReadFile, now: ReadFile) => {
    const mapping = storeMapping(localStore(), festival.id, now);
    if (!mapping.ok) {
      setWork({ status: 'failed', reason: mapping.error });
      return;
    }
    setWork({ status: 'replacing' });
    try {
      // If anything fails from here on, the draft is complete.
      await session.autosave.flush();
      const drafts = session.store.rows().map(({ event }) => event);
      const places = { before: first.places ?? [], after: now.places ?? [] };
      const { uploadId, carried } = await replaceDraft(uploads, {
        upload,
        file,
        mapping: mapping.text,
        drafts,
        places,
      });
      carryAnswers(upload.uploadId, uploadId, carried.ids);
      carriedReviews.set(uploadId, carried);
      newUploads.add(uploadId, upload.uploadType);
      sentFile.set(uploadId, file);
      await navigate({
        to: '/festival/$id/upload/$uploadId',
        params: { id: festival.id, uploadId },
        search: { step: 3 },
        replace: true,
      });
      await uploads.discard(upload).catch(() => {
        // It stays among the unsaved drafts, where it can be removed.
      });
    } catch (error) {
      setWork({ status: 'failed', reason: errorText(error, columnMessages.failed) });
    }
  };

  const goOn = () => {
    const { file, first } = stored;
    if (file === null || first === null || state.status !== 'open') return;
    if (JSON.stringify(first.mapping) === JSON.stringify(state.file.mapping)) onBack();
    else void replace(file, first, state.file);
  };

  if (stored.isMissing) return <Missing onRetry={stored.retry} onBack={onBack} />;
  if (state.status === 'refused') {
    return (
      <EmptyState title={columnMessages.unreadable} action={<BackButton onBack={onBack} />}>
        {state.error}
      </EmptyState>
    );
  }
  if (state.status !== 'open' || stored.first === null) return <PageSpinner />;
  return (
    <MappingStep
      festival={festival}
      fileName={upload.fileName}
      {...state}
      onChange={(mapping, fillsMissing = false) => void stored.reading.choose(mapping, fillsMissing)}
      backLabel={columnMessages.backToReview}
      isBusy={work.status === 'replacing'}
      onBack={onBack}
      onContinue={goOn}
    >
      <p>{columnMessages.carries}</p>
      {work.status === 'failed' && <Banner tone="red" title={work.reason} />}
    </MappingStep>
  );
}

interface MissingProps {
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

function Missing({ onRetry, onBack }: MissingProps) {
  return (
    <EmptyState
      title={columnMessages.missing}
      action={
        <>
          <Button onClick={onRetry}>Try Again</Button>
          <BackButton onBack={onBack} />
        </>
      }
    >
      {columnMessages.missingHelp}
    </EmptyState>
  );
}

function BackButton({ onBack }: Pick<MissingProps, 'onBack'>) {
  return (
    <Button variant="default" onClick={onBack}>
      {columnMessages.backToReview}
    </Button>
  );
}
