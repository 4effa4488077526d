import { wizardMessages, type Festival, uploadMessages } from '@lineup/domain';
import { useNavigate, useBlocker } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useDroppedFile } from '../../app/dropped-files.ts';
import { lazyPage } from '../../app/loading/lazy-page.tsx';
import { useLoadAhead } from '../../app/loading/load-ahead.ts';
import { useConfirm } from '../../design/dialogs/confirm.tsx';
import { toast } from '../../design/toasts/toast.ts';
import { sentFile } from './flow/sent-file.ts';
import { newUploads } from './flow/wizard-state.ts';
import { useUploadFile } from './queries/use-upload-file.ts';
import { DraftList } from './steps/upload/draft-list.tsx';
import { ProcessingStep } from './steps/processing/processing-page.ts';
import { UploadStep } from './steps/upload/upload-step.tsx';
import { useWizardStep } from './wizard-frame.tsx';

/** Few festivals have a source on the web. */
const SourceList = lazyPage(() => import('./sources/source-list.tsx'), 'SourceList');

const ahead = [ProcessingStep.fetch];

/** The wizard before there is a draft: select a file, or continue with an earlier draft. */
export function NewUpload({ festival }: { readonly festival: Festival }) {
  const navigate = useNavigate();
  const ask = useConfirm();
  useWizardStep(1);
  useLoadAhead(ahead);
  const dropped = useDroppedFile(festival.id);
  const [checked, setChecked] = useState<File | null>(null);
  const upload = useUploadFile(festival.id, ({ uploadId, type, file }) => {
    newUploads.add(uploadId, type);
    sentFile.set(uploadId, file);
    toast.success(uploadMessages.uploaded);
    void navigate({ to: '/festival/$id/upload/$uploadId', params: { id: festival.id, uploadId } });
  });
  useBlocker({
    enableBeforeUnload: upload.isSending,
    shouldBlockFn: async () => {
      if (!upload.isSending()) return false;
      return !(await ask({
        title: wizardMessages.cancelUpload.title,
        text: wizardMessages.cancelUpload.text,
        confirmLabel: 'Leave',
        cancelLabel: 'Stay',
      }));
    },
  });
  return (
    <>
      <UploadStep festival={festival} upload={upload} given={checked ?? dropped} />
      <Suspense>
        <SourceList festival={festival} disabled={upload.progress.status === 'sending'} onFile={setChecked} />
      </Suspense>
      <DraftList festival={festival} />
    </>
  );
}
