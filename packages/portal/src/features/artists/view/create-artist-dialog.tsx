import {
  artistFieldSchemas,
  artistHistory,
  artistMessages,
  artistPageMessages,
  artistSuggestions,
  isolated,
  type Artist,
} from '@lineup/domain';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { saveFailureText } from '../../../app/forms/failure-note.ts';
import { usePending } from '../../../app/forms/use-pending.ts';
import { useArtistServices } from '../../../app/provider/artist-services.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { Button } from '../../../design/controls/button.tsx';
import { DialogActions } from '../../../design/controls/dialog-actions.tsx';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import classes from './dialogs.module.css';

const { create } = artistPageMessages;

/** The maximum number of similar artists named. */
const mostNamed = 3;

interface CreateArtistDialogProps {
  readonly opened: boolean;
  /** The existing artists, to warn of duplicate names. */
  readonly artists: readonly Artist[];
  readonly onClose: () => void;
}

/** Asks for the name of a new artist, and opens its page. */
export function CreateArtistDialog({ opened, artists, onClose }: CreateArtistDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={create.title} size="sm">
      <CreateArtistForm artists={artists} onClose={onClose} />
    </Dialog>
  );
}

function CreateArtistForm({ artists, onClose }: Omit<CreateArtistDialogProps, 'opened'>) {
  const services = useArtistServices();
  const navigate = useNavigate();
  const offerUndo = useOfferUndo(artistHistory);
  const { pending, run } = usePending();
  const [id] = useState(() => services.artists.newId());
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const similar = useSimilar(artists, name);
  const submit = () =>
    run(async () => {
      const checked = artistFieldSchemas.name.safeParse(name.trim());
      if (!checked.success) {
        setError(checked.error.issues[0]?.message ?? artistMessages.saveFailed);
        return;
      }
      try {
        await services.artists.create(id, { name: checked.data });
      } catch (failure) {
        setError(saveFailureText(failure, artistMessages.saveFailed));
        return;
      }
      toast.success(create.done(isolated(checked.data)), offerUndo());
      onClose();
      await navigate({ to: '/artists/$id', params: { id } });
    });
  return (
    <Form className={classes['form']} aria-label={create.title} onSubmit={() => void submit()}>
      <TextInput
        label={create.name}
        name="name"
        required
        data-autofocus
        announced
        autoComplete="off"
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(null);
        }}
      />
      {similar.length > 0 && (
        <output className={classes['hint']}>
          {create.similar}{' '}
          {similar.map((artist) => (
            <Link key={artist.id} to="/artists/$id" params={{ id: artist.id }}>
              <bdi>{artist.name}</bdi>
            </Link>
          ))}
        </output>
      )}
      <DialogActions>
        <Button variant="default" disabled={pending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={pending}>
          {create.action}
        </Button>
      </DialogActions>
    </Form>
  );
}

function useSimilar(artists: readonly Artist[], name: string): readonly Artist[] {
  const suggest = useMemo(() => artistSuggestions(artists), [artists]);
  const byId = useMemo(() => new Map(artists.map((artist) => [artist.id, artist])), [artists]);
  if (name.trim() === '') return [];
  return suggest(name)
    .slice(0, mostNamed)
    .flatMap((id) => byId.get(id) ?? []);
}
