import { artistMessages, artistPageMessages } from '@lineup/domain';
import { useState } from 'react';
import { saveFailureText } from '../../../app/forms/failure-note.ts';
import { usePending } from '../../../app/forms/use-pending.ts';
import { useArtistServices } from '../../../app/provider/artist-services.ts';
import { useFestivals } from '../../../app/queries/use-festivals.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { Button } from '../../../design/controls/button.tsx';
import { DialogActions } from '../../../design/controls/dialog-actions.tsx';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import classes from './dialogs.module.css';

const { fromNames } = artistPageMessages;

interface FromNamesDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Creates the artists of a festival from the names of its sets, as one change. */
export function FromNamesDialog({ opened, onClose }: FromNamesDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={fromNames.title} size="sm">
      <FromNamesForm onClose={onClose} />
    </Dialog>
  );
}

function FromNamesForm({ onClose }: { readonly onClose: () => void }) {
  const festivals = useFestivals();
  const known = festivals.status === 'success' ? festivals.data : [];
  const [chosen, setChosen] = useState<string | null>(null);
  const festivalId = chosen ?? known[0]?.id ?? '';
  const { artists } = useArtistServices();
  const offerUndo = useOfferUndo(festivalId);
  const { pending, run } = usePending();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = () =>
    run(async () => {
      if (festivalId === '') return;
      setFailure(null);
      try {
        const { changeId, created, linked } = await artists.createFromNames(festivalId);
        if (changeId === null) toast.info(fromNames.nothing);
        else toast.success(fromNames.done(created, linked), offerUndo());
        onClose();
      } catch (error) {
        setFailure(saveFailureText(error, artistMessages.createFailed));
      }
    });
  return (
    <Form className={classes['form']} aria-label={fromNames.title} onSubmit={() => void submit()}>
      <p>{fromNames.text}</p>
      {festivals.status === 'success' && known.length === 0 && <p>{fromNames.none}</p>}
      <NativeSelect
        label={fromNames.festival}
        value={festivalId}
        disabled={pending || known.length === 0}
        data-autofocus
        data={known.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {failure !== null && <Banner tone="red">{failure}</Banner>}
      <DialogActions>
        <Button variant="default" disabled={pending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={pending} disabled={festivalId === ''}>
          {artistPageMessages.create.several}
        </Button>
      </DialogActions>
    </Form>
  );
}
