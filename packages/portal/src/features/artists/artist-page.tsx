import {
  artistHistory,
  artistMessages,
  artistPageMessages,
  resolveArtist,
  type Artist,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { PageCorner } from '../../app/layout/page-corner.tsx';
import { useFocusAfterEditing } from '../../app/forms/use-focus-after-editing.ts';
import { LateUndo } from '../../app/undo/late-undo.tsx';
import { Button } from '../../design/controls/button.tsx';
import { IconPencil } from '../../design/icons.ts';
import { VersionChoice } from '../../design/notices/version-choice.tsx';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { PageHeader } from '../../design/page/page-header.tsx';
import { PageSpinner } from '../../design/page/page-spinner.tsx';
import { Page } from '../../design/page/page.tsx';
import { differencesOf } from './model/artist-form.ts';
import { useArtistEditor } from './use-artist-editor.ts';
import { useArtists } from './use-artists.ts';
import { useDeleteArtist } from './use-delete-artist.ts';
import { useSetsOfArtist } from './use-sets-of-artist.ts';
import { ArtistFacts } from './view/artist-facts.tsx';
import { ArtistForm } from './view/artist-form.tsx';
import { ArtistSets } from './view/artist-sets.tsx';
import { MergeDialog } from './view/merge-dialog.tsx';
import classes from './view/pages.module.css';

const texts = artistPageMessages;

/** The page of one artist, with its sets in all festivals. */
export function ArtistPage(): ReactNode {
  const { id = '' } = useParams({ strict: false });
  const all = useArtists();
  if (all.status === 'loading') return <PageSpinner />;
  if (all.status === 'error') {
    const retry = <Button onClick={all.retry}>{texts.loadFailed.action}</Button>;
    return <NoArtist title={all.error.message} text={texts.loadFailed.text} action={retry} />;
  }
  const { artists } = all.data;
  const artist = artists.find((each) => each.id === id);
  if (artist === undefined) return <NoArtist title={artistMessages.notFound} text={texts.gone.text} />;
  if (artist.mergedInto) return <MergedArtist artist={artist} artists={artists} />;
  return <ShownArtist key={id} artist={artist} artists={artists} />;
}

interface ShownArtistProps {
  readonly artist: Versioned<Artist>;
  readonly artists: readonly Versioned<Artist>[];
}

function ShownArtist({ artist, artists }: ShownArtistProps) {
  const editor = useArtistEditor(artist);
  const sets = useSetsOfArtist(artist.id, artist.version);
  const deletion = useDeleteArtist(artist, sets.status === 'success' ? sets.count : null);
  const [isMerging, setMerging] = useState(false);
  const editButton = useFocusAfterEditing(editor.isOpen);
  return (
    <Page>
      <ArtistHeader title={artist.name}>
        {!editor.isOpen && (
          <>
            <Button variant="default" onClick={() => setMerging(true)}>
              {texts.merge.action}
            </Button>
            <Button
              variant="default"
              color="red"
              loading={deletion.isPending}
              onClick={() => void deletion.start()}
            >
              {texts.remove.action}
            </Button>
          </>
        )}
      </ArtistHeader>
      <div className={classes['page']}>
        <section>
          <header className={classes['bar']}>
            <h2>{texts.details}</h2>
            {!editor.isOpen && (
              <Button
                ref={editButton}
                leftSection={<IconPencil size={18} aria-hidden />}
                onClick={() => editor.open(artist)}
              >
                {texts.edit}
              </Button>
            )}
          </header>
          {editor.isOpen ? <ArtistForm editor={editor} /> : <ArtistFacts artist={artist} />}
        </section>
        <ArtistSets sets={sets} />
      </div>
      <MergeDialog
        opened={isMerging}
        artist={artist}
        artists={artists}
        setCount={sets.status === 'success' ? sets.count : null}
        onClose={() => setMerging(false)}
      />
      <VersionChoice
        opened={editor.phase === 'choosing'}
        differences={editor.conflict === null ? [] : differencesOf(editor.conflict)}
        onMine={editor.keepMine}
        onTheirs={editor.takeTheirs}
        onBack={editor.dismissConflict}
      />
    </Page>
  );
}

function MergedArtist({ artist, artists }: ShownArtistProps) {
  const navigate = useNavigate();
  const into = resolveArtist(artist.id, (id) => artists.find((each) => each.id === id));
  if (into === null) return <NoArtist title={artistMessages.notFound} text={texts.gone.text} />;
  const show = () => void navigate({ to: '/artists/$id', params: { id: into.id }, replace: true });
  const action = <Button onClick={show}>{texts.merged.action}</Button>;
  return <NoArtist title={artist.name} text={texts.merged.text(into.name)} action={action} />;
}

interface NoArtistProps {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

function NoArtist({ title, text, action }: NoArtistProps) {
  const navigate = useNavigate();
  const back = <Button onClick={() => void navigate({ to: '/artists' })}>{texts.toArtists}</Button>;
  return (
    <Page>
      <ArtistHeader title={title} />
      <EmptyState title={text} action={action ?? back} />
    </Page>
  );
}

function ArtistHeader({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const navigate = useNavigate();
  return (
    <PageHeader
      title={title}
      back={{ label: texts.toArtists, onClick: () => void navigate({ to: '/artists' }) }}
      actions={children}
      account={
        <PageCorner>
          <LateUndo festivalId={artistHistory} />
        </PageCorner>
      }
    />
  );
}
