import {
  artistFieldNames,
  artistFields,
  artistHistory,
  artistMessages,
  artistPageMessages,
  artistSuggestions,
  foldText,
  gainsOfMerge,
  isolated,
  type Artist,
} from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { saveFailureText } from '../../../app/forms/failure-note.ts';
import { usePending } from '../../../app/forms/use-pending.ts';
import { useArtistServices } from '../../../app/provider/artist-services.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { Button } from '../../../design/controls/button.tsx';
import { Combobox } from '../../../design/controls/combobox.tsx';
import { DialogActions } from '../../../design/controls/dialog-actions.tsx';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import { gainText } from '../model/gain-text.ts';
import classes from './dialogs.module.css';

const { merge } = artistPageMessages;

/** The maximum number of options. */
const mostOffered = 6;

interface MergeFormProps {
  /** The artist that is removed. */
  readonly artist: Artist;
  readonly artists: readonly Artist[];
  /** Null while it is loading. */
  readonly setCount: number | null;
  readonly onClose: () => void;
}

/** Merges an artist into another, after a preview of what that one gains. */
export function MergeDialog({ opened, ...form }: MergeFormProps & { readonly opened: boolean }) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title={merge.title(isolated(form.artist.name))} size="lg">
      <MergeForm {...form} />
    </Dialog>
  );
}

function MergeForm({ artist, artists, setCount, onClose }: MergeFormProps) {
  const [intoId, setIntoId] = useState('');
  const { byId, suggested, optionsFor } = useOthers(artist, artists);
  const into = byId.get(intoId);
  const { pending, failure, start } = useMerge(artist, onClose);
  return (
    <div className={classes['form']}>
      <p>{merge.text}</p>
      {suggested.length > 0 && (
        <div className={classes['hint']}>
          {merge.suggested}:
          {suggested.map(({ id, name }) => (
            <Button key={id} size="sm" variant="default" onClick={() => setIntoId(id)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <Combobox
        label={merge.into}
        placeholder={merge.placeholder}
        value={into?.name ?? ''}
        optionsFor={optionsFor}
        labelOf={(id) => byId.get(id)?.name ?? id}
        onChoose={setIntoId}
      />
      {into !== undefined && <Preview into={into} from={artist} setCount={setCount} />}
      {failure !== null && <Banner tone="red">{failure}</Banner>}
      <DialogActions>
        <Button variant="default" disabled={pending} onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={pending}
          disabled={into === undefined}
          onClick={() => into !== undefined && void start(into)}
        >
          {merge.confirm}
        </Button>
      </DialogActions>
    </div>
  );
}

/** Returns the artists that this one can be merged into. */
function useOthers(artist: Artist, artists: readonly Artist[]) {
  return useMemo(() => {
    const others = artists.filter(({ id, mergedInto }) => id !== artist.id && !mergedInto);
    const byId = new Map(others.map((each) => [each.id, each]));
    const folded = others.map(({ id, name }) => ({ id, text: foldText(name) }));
    const suggested = artistSuggestions(others)(artist.name)
      .slice(0, mostOffered)
      .flatMap((id) => byId.get(id) ?? []);
    const optionsFor = (typed: string) => {
      const sought = foldText(typed.trim());
      const starting = folded.filter(({ text }) => text.startsWith(sought));
      const holding = folded.filter(({ text }) => !text.startsWith(sought) && text.includes(sought));
      return [...starting, ...holding].slice(0, mostOffered).map(({ id }) => id);
    };
    return { byId, suggested, optionsFor };
  }, [artist, artists]);
}

function useMerge(from: Artist, onClose: () => void) {
  const { artists } = useArtistServices();
  const navigate = useNavigate();
  const offerUndo = useOfferUndo(artistHistory);
  const { pending, run } = usePending();
  const [failure, setFailure] = useState<string | null>(null);
  const start = (into: Artist) =>
    run(async () => {
      setFailure(null);
      try {
        await artists.merge(into.id, from.id);
      } catch (error) {
        setFailure(saveFailureText(error, artistMessages.mergeFailed));
        return;
      }
      toast.success(merge.done(isolated(from.name), isolated(into.name)), offerUndo());
      onClose();
      await navigate({ to: '/artists/$id', params: { id: into.id } });
    });
  return { pending, failure, start };
}

interface PreviewProps {
  readonly into: Artist;
  readonly from: Artist;
  readonly setCount: number | null;
}

/** A preview of what the remaining artist gains. */
function Preview({ into, from, setCount }: PreviewProps) {
  const gains = gainsOfMerge(into, from);
  const fields = artistFieldNames.filter((field) => gains[field] !== undefined);
  const hasSets = setCount !== null && setCount > 0;
  return (
    <section aria-live="polite">
      <h3>{merge.preview(isolated(into.name))}</h3>
      {fields.length === 0 && !hasSets && <p>{merge.noGain}</p>}
      <dl className={classes['facts']}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{artistFields[field].label}</dt>
            <dd>{gainText(field, gains, into)}</dd>
          </div>
        ))}
        {hasSets && (
          <div>
            <dt>{merge.sets}</dt>
            <dd>{setCount}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
