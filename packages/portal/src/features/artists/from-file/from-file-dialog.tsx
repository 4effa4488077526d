import { artistHistory, artistImportMessages } from '@lineup/domain';
import { useState } from 'react';
import { saveFailureText } from '../../../app/forms/failure-note.ts';
import { usePending } from '../../../app/forms/use-pending.ts';
import { useFetchPictures } from '../../../app/pictures/use-fetch-pictures.ts';
import { useArtistImports } from '../../../app/provider/use-artist-imports.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { Button } from '../../../design/controls/button.tsx';
import { DialogActions } from '../../../design/controls/dialog-actions.tsx';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { FilePicker } from '../../../design/files/file-picker.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import classes from '../view/dialogs.module.css';
import { PlanPreview } from './plan-preview.tsx';
import { acceptedArtistFiles, useArtistFile } from './use-artist-file.ts';

const { fromFile } = artistImportMessages;

interface FromFileDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Imports artists from a file: first shows what it would create and change, then saves it as one change. */
export function FromFileDialog({ opened, onClose }: FromFileDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={fromFile.title} size="lg">
      <FromFileForm onClose={onClose} />
    </Dialog>
  );
}

function FromFileForm({ onClose }: { readonly onClose: () => void }) {
  const chosen = useArtistFile();
  const { file, rows, plan, problem, isReading, answers } = chosen;
  const imports = useArtistImports();
  const offerUndo = useOfferUndo(artistHistory);
  const fetchPictures = useFetchPictures();
  const { pending, run } = usePending();
  const [failure, setFailure] = useState<string | null>(null);
  const hasWork = plan !== null && plan.created + plan.changed > 0;
  const submit = () =>
    run(async () => {
      if (file === null || rows === null || !hasWork) return;
      setFailure(null);
      try {
        const { created, changed, pictures } = await imports.save(rows, answers, file.name);
        toast.success(fromFile.done(created, changed), offerUndo());
        fetchPictures(pictures);
        onClose();
      } catch (error) {
        setFailure(saveFailureText(error, artistImportMessages.saveFailed));
        chosen.compare();
      }
    });
  return (
    <Form className={classes['form']} aria-label={fromFile.title} onSubmit={() => void submit()}>
      <FilePicker
        label={fromFile.file}
        accept={acceptedArtistFiles}
        file={file}
        error={problem}
        hint={fromFile.hint}
        disabled={pending}
        onChoose={(next) => {
          setFailure(null);
          chosen.choose(next);
        }}
      />
      <div aria-live="polite">{isReading && <p>{fromFile.reading}</p>}</div>
      {plan !== null && (
        <PlanPreview plan={plan} onAnswer={(artists, side) => chosen.answer(artists, side)} />
      )}
      {failure !== null && <Banner tone="red">{failure}</Banner>}
      <DialogActions>
        <Button variant="default" disabled={pending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={pending} disabled={!hasWork}>
          {fromFile.save}
        </Button>
      </DialogActions>
    </Form>
  );
}
