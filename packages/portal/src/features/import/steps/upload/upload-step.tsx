import { wizardMessages, acceptedFiles, uploadTypeFor, type Festival, type UploadType } from '@lineup/domain';
import { Suspense } from 'react';
import { fetchPart } from '../../../../app/loading/fetch-part.ts';
import { lazyPage } from '../../../../app/loading/lazy-page.tsx';
import { Button } from '../../../../design/controls/button.tsx';
import { Form } from '../../../../design/controls/form.tsx';
import { Banner } from '../../../../design/notices/banner.tsx';
import { FilePicker } from '../../../../design/files/file-picker.tsx';
import { ProgressNote } from '../../../../design/notices/progress-note.tsx';
import { PageSpinner } from '../../../../design/page/page-spinner.tsx';
import type { ChosenFile, useUploadFile } from '../../queries/use-upload-file.ts';
import { AddressField } from './address-field.tsx';
import { FileRequirements } from './file-requirements.tsx';
import classes from './upload-step.module.css';
import { uploadTypeLabels } from './upload-type-labels.ts';
import { UploadTypeChoice } from './upload-type-choice.tsx';
import { useChosenFile } from './use-chosen-file.ts';
import { IconDownload } from '../../../../design/icons.ts';

const SpreadsheetHelp = lazyPage(() => import('./spreadsheet-help.tsx'), 'SpreadsheetHelp');
const ReadingNote = lazyPage(() => import('../../mapping/screen/reading-note.tsx'), 'ReadingNote');
const MappingStep = lazyPage(() => import('../../mapping/screen/mapping-step.tsx'), 'MappingStep');
const loadTemplate = () => import('./download-template.ts');

interface UploadStepProps {
  readonly festival: Festival;
  readonly upload: ReturnType<typeof useUploadFile>;
  /** A file that was selected before the wizard was opened. */
  readonly given: File | null;
}

/** Selects a file and uploads it. If it is not certain how to read it, the user maps its columns first. */
export function UploadStep({ festival, upload, given }: UploadStepProps) {
  const work = useChosenFile(festival, upload, given);
  const { type, chosen, problem, reading } = work;
  const { progress } = upload;
  const isSending = progress.status === 'sending';
  if (work.isMapping && chosen !== null && reading.state.status === 'open' && !isSending) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <MappingStep
          festival={festival}
          fileName={chosen.file.name}
          {...reading.state}
          onChange={(mapping, fillsMissing = false) => void reading.choose(mapping, fillsMissing)}
          onBack={work.restart}
          onContinue={work.sendMapped}
        />
      </Suspense>
    );
  }
  return (
    <Form className={classes['step']} onSubmit={work.send}>
      <div className={classes['choice']}>
        <UploadTypeChoice type={type} disabled={isSending} onChoose={work.chooseType} />
        {type === 'image' && (
          <Banner tone="blue" title={wizardMessages.picture.title}>
            {wizardMessages.picture.text}
          </Banner>
        )}
        <FilePicker
          label="Lineup File"
          accept={acceptedFiles[type]}
          file={chosen?.file ?? null}
          error={problem}
          disabled={isSending}
          onChoose={work.choose}
        />
        <OtherType chosen={chosen} disabled={isSending} onChoose={work.takeAs} />
        {type !== 'image' && (
          <AddressField festivalId={festival.id} disabled={isSending} onFile={work.chooseFetched} />
        )}
        {reading.state.status === 'open' && (
          <Suspense>
            <ReadingNote
              file={reading.state.file}
              disabled={isSending}
              onMap={() => work.setIsMapping(true)}
            />
          </Suspense>
        )}
        {progress.status === 'failed' && (
          <Banner tone="red" title={progress.text}>
            <p>{wizardMessages.stillSelected}</p>
            <Button size="sm" variant="default" onClick={() => void work.send()}>
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
          <Button type="submit" disabled={chosen === null} loading={work.isWaiting}>
            Upload
          </Button>
        )}
      </div>
      {type !== 'image' && <Help type={type} festival={festival} />}
    </Form>
  );
}

interface HelpProps {
  readonly type: 'json' | 'spreadsheet';
  readonly festival: Festival;
}

function Help({ type, festival }: HelpProps) {
  return (
    <aside className={classes['help']}>
      {type === 'json' && <FileRequirements festival={festival} />}
      {type === 'json' && <TemplateButton festival={festival} />}
      <Suspense>{type === 'spreadsheet' && <SpreadsheetHelp />}</Suspense>
    </aside>
  );
}

interface OtherTypeProps {
  readonly chosen: ChosenFile | null;
  readonly disabled: boolean;
  readonly onChoose: (type: UploadType) => void;
}

/** Offers to treat a file of another type as what it is. */
function OtherType({ chosen, disabled, onChoose }: OtherTypeProps) {
  const fitting = chosen === null ? null : uploadTypeFor(chosen.file);
  if (fitting === null || fitting === chosen?.type) return null;
  return (
    <Button
      variant="default"
      size="sm"
      disabled={disabled}
      className={classes['other']}
      onClick={() => onChoose(fitting)}
    >
      {`Upload it as ${uploadTypeLabels[fitting]}`}
    </Button>
  );
}

/** Downloads a sample file with the festival's own days and stages. */
function TemplateButton({ festival }: { readonly festival: Festival }) {
  const download = async () => {
    const part = await fetchPart(loadTemplate, () => void download());
    part?.downloadTemplate(festival);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void download()}
    >
      Download JSON Template
    </Button>
  );
}
