import {
  acceptedFiles,
  checkUploadFile,
  messages,
  type Festival,
  type UploadType,
  lineupTemplate,
  templateFileName,
} from '@lineup/domain';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { useUploads } from '../../../../app/provider/use-uploads.ts';
import { Banner } from '../../../../design/notices/banner.tsx';
import { FilePicker } from '../../../../design/files/file-picker.tsx';
import { ProgressNote } from '../../../../design/notices/progress-note.tsx';
import { toast } from '../../../../design/toasts/toast.ts';
import type { ChosenFile, useUploadFile } from '../../queries/use-upload-file.ts';
import { FileRequirements } from './file-requirements.tsx';
import classes from './upload-step.module.css';
import { UploadTypeChoice } from './upload-type-choice.tsx';
import { IconDownload } from '../../../../design/icons.ts';
import { downloadText } from '../../../../app/download.ts';

interface UploadStepProps {
  readonly festival: Festival;
  readonly upload: ReturnType<typeof useUploadFile>;
}

/** Choose a file and send it. */
export function UploadStep({ festival, upload }: UploadStepProps) {
  const uploads = useUploads();
  const [type, setType] = useState<UploadType>('json');
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const { progress } = upload;
  const isSending = progress.status === 'sending';
  const problem = chosen === null ? null : checkUploadFile(type, chosen.file);

  const choose = (file: File | null) => {
    if (file === null) return;
    upload.reset();
    setChosen({ uploadId: uploads.newUploadId(), type, file });
  };
  const chooseType = (next: UploadType) => {
    upload.reset();
    setType(next);
    setChosen(null);
  };
  const send = () => {
    if (chosen === null) toast.error(messages.upload.selectFile);
    else if (problem !== null) toast.error(problem);
    else void upload.send(chosen);
  };

  return (
    <form
      className={classes['step']}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={classes['choice']}>
        <UploadTypeChoice type={type} disabled={isSending} onChoose={chooseType} />
        {type === 'image' && (
          <Banner tone="blue" title="Image upload is coming soon">
            Image reading is not yet available. A picture can be uploaded, but no events are read from it.
          </Banner>
        )}
        <FilePicker
          label="Lineup File"
          accept={acceptedFiles[type]}
          file={chosen?.file ?? null}
          error={problem}
          disabled={isSending}
          onChoose={choose}
        />
        {progress.status === 'failed' && (
          <Banner tone="red" title={progress.text}>
            <p>Your file is still selected.</p>
            <Button size="sm" variant="default" onClick={send}>
              Try Again
            </Button>
          </Banner>
        )}
        {isSending ? (
          <div className={classes['sending']}>
            <ProgressNote label="Uploading" share={progress.share} />
            <Button variant="default" onClick={upload.cancel}>
              Cancel
            </Button>
          </div>
        ) : (
          <Button type="submit" disabled={chosen === null}>
            Upload
          </Button>
        )}
      </div>
      {type === 'json' && (
        <aside className={classes['help']}>
          <FileRequirements festival={festival} />
          <TemplateButton festival={festival} />
        </aside>
      )}
    </form>
  );
}

/** Gives a sample file with the festival's own days and stages. */
function TemplateButton({ festival }: { readonly festival: Festival }) {
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => downloadText(templateFileName, lineupTemplate(festival))}
    >
      Download JSON Template
    </Button>
  );
}
