import { artistHistory, artistPageMessages, defaultHourCycle } from '@lineup/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { PageCorner } from '../../app/layout/page-corner.tsx';
import { usePortal } from '../../app/portal-context.ts';
import { useOwnFormat } from '../../app/time/use-own-format.ts';
import { LateUndo } from '../../app/undo/late-undo.tsx';
import { Button } from '../../design/controls/button.tsx';
import { PageHeader } from '../../design/page/page-header.tsx';
import { Page } from '../../design/page/page.tsx';
import { readArtistHistorySearch } from './history-search.ts';
import { HistoryView } from './history-view.tsx';

const { title, toArtists } = artistPageMessages;

/** All changes to artists, which belong to no festival, with undo. */
export function ArtistHistoryPage(): ReactNode {
  const navigate = useNavigate();
  const { zone } = usePortal();
  const search = readArtistHistorySearch(useSearch({ strict: false }));
  const clocks = useOwnFormat(useMemo(() => ({ timezone: zone, hourCycle: defaultHourCycle }), [zone]));
  const open = () => void navigate({ to: '/artists' });
  return (
    <Page>
      <PageHeader
        title={title}
        back={{ label: toArtists, onClick: open }}
        account={
          <PageCorner>
            <LateUndo festivalId={artistHistory} />
          </PageCorner>
        }
      />
      <HistoryView
        history={{ id: artistHistory, clocks, festival: null }}
        search={search}
        wayOn={<Button onClick={open}>{toArtists}</Button>}
      />
    </Page>
  );
}
