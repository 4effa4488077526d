import {
  artistHistory,
  artistImportMessages,
  artistPageMessages,
  artistPictureMessages,
} from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { PageCorner } from '../../app/layout/page-corner.tsx';
import { failureNote } from '../../app/forms/failure-note.ts';
import { LateUndo } from '../../app/undo/late-undo.tsx';
import { Button } from '../../design/controls/button.tsx';
import { IconPlus } from '../../design/icons.ts';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { PageHeader } from '../../design/page/page-header.tsx';
import { PageSpinner } from '../../design/page/page-spinner.tsx';
import { Page } from '../../design/page/page.tsx';
import { useArtists } from './use-artists.ts';
import { ArtistTable } from './view/artist-table.tsx';
import { CreateArtistDialog } from './view/create-artist-dialog.tsx';
import { FromFileDialog } from './from-file/from-file-dialog.tsx';
import { FromNamesDialog } from './view/from-names-dialog.tsx';
import { MoreButton } from './view/more-button.tsx';
import classes from './view/pages.module.css';

const { back, title, none, create, fromNames, history, loadFailed } = artistPageMessages;

type OpenDialog = 'create' | 'fromNames' | 'fromFile';

const PictureBatch = lazy(async () => ({
  default: (await import('./pictures/picture-batch.tsx')).PictureBatch,
}));

/** All artists, shared by all festivals. */
export function ArtistsPage(): ReactNode {
  const navigate = useNavigate();
  const all = useArtists();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isAddingPictures, setAddingPictures] = useState(false);
  const close = () => setDialog(null);
  const artists = all.status === 'success' ? all.data.artists : [];
  const fromFile = { label: artistImportMessages.fromFile.action, run: () => setDialog('fromFile') };
  const importFile = (
    <Button variant="default" onClick={fromFile.run}>
      {fromFile.label}
    </Button>
  );
  const createOne = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDialog('create')}>
      {create.action}
    </Button>
  );
  const createFromNames = { label: fromNames.action, run: () => setDialog('fromNames') };
  const more = [
    { ...fromFile, isInLine: true },
    { label: artistPictureMessages.action, run: () => setAddingPictures(true) },
    createFromNames,
    { label: history, run: () => void navigate({ to: '/artists/history' }) },
  ];
  const isEmpty = artists.every(({ mergedInto }) => mergedInto);
  return (
    <Page>
      <PageHeader
        title={title}
        back={{ label: back, onClick: () => void navigate({ to: '/' }) }}
        actions={
          !isAddingPictures &&
          !isEmpty && (
            <>
              <MoreButton actions={more} />
              <span className={classes['inLine']}>{importFile}</span>
              {createOne}
            </>
          )
        }
        account={<PageCorner>{!isAddingPictures && <LateUndo festivalId={artistHistory} />}</PageCorner>}
      />
      {all.status === 'loading' && <PageSpinner />}
      {all.status === 'error' && (
        <EmptyState
          title={all.error.message}
          action={<Button onClick={all.retry}>{loadFailed.action}</Button>}
        >
          {failureNote(all.error, all.error.message) ?? loadFailed.text}
        </EmptyState>
      )}
      {all.status === 'success' && isEmpty && !isAddingPictures && (
        <EmptyState
          title={none.title}
          action={
            <div className={classes['actions']}>
              {importFile}
              <Button variant="default" onClick={createFromNames.run}>
                {createFromNames.label}
              </Button>
              {createOne}
            </div>
          }
        >
          {none.text}
        </EmptyState>
      )}
      {all.status === 'success' && isAddingPictures && (
        <Suspense fallback={<PageSpinner />}>
          <PictureBatch artists={artists} onClose={() => setAddingPictures(false)} />
        </Suspense>
      )}
      {all.status === 'success' && !isEmpty && !isAddingPictures && <ArtistTable {...all.data} />}
      <CreateArtistDialog opened={dialog === 'create'} artists={artists} onClose={close} />
      <FromFileDialog opened={dialog === 'fromFile'} onClose={close} />
      <FromNamesDialog opened={dialog === 'fromNames'} onClose={close} />
    </Page>
  );
}
