import { messages } from '@lineup/domain';
import { loadFestivalChanges, loadRecording } from '@lineup/services';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useLoadAhead } from '../../app/loading/load-ahead.ts';
import { pages } from '../../app/routing/pages.ts';
import { usePageAction } from '../../app/palette/use-page-action.ts';
import { useFestivals } from '../../app/queries/use-festivals.ts';
import { usePart, type PagePart } from '../../app/loading/use-part.ts';
import { withZoneHistory } from '../../app/queries/zone-history.ts';
import { Button } from '../../design/controls/button.tsx';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { Page } from '../../design/page/page.tsx';
import { useReopenedCreation } from './create/persisted-creation.ts';
import { DashboardContent } from './dashboard-content.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { LoadFailure } from './load-failure.tsx';

/** Whether the dialog is open, how often it was opened, and what was created in it. */
interface Creating {
  readonly isOpen: boolean;
  readonly turn: number;
  readonly createdId: string | null;
}

const notCreating: Creating = { isOpen: false, turn: 0, createdId: null };

const loadDialog = () => withZoneHistory(import('./create/create-festival-dialog.tsx'));
const ahead = [loadDialog, loadFestivalChanges, loadRecording, pages.festival.fetch];

/** The overview of all festivals. */
export function DashboardPage(): ReactNode {
  const festivals = useFestivals();
  const [creating, setCreating] = useState(notCreating);
  const { part, fetch, hints } = usePart(loadDialog);
  useLoadAhead(ahead, festivals.status === 'success');
  const create = async () => {
    if (!(await fetch(() => void create()))) return;
    setCreating((before) =>
      before.isOpen ? before : { isOpen: true, turn: before.turn + 1, createdId: null },
    );
  };
  useReopenedCreation(() => void create());
  usePageAction('createFestival', () => void create());
  const close = (createdId: string | null) => setCreating(({ turn }) => ({ isOpen: false, turn, createdId }));
  useOpenFestival(creating.createdId);
  return (
    <>
      {/* Inert while the dialog is open, for the keyboard and for screen readers without support for modal dialogs. */}
      <div inert={creating.isOpen} aria-hidden={creating.isOpen || undefined}>
        <Page>
          <DashboardHeader onCreate={() => void create()} hints={hints} />
          <DashboardBody festivals={festivals} onCreate={() => void create()} hints={hints} />
        </Page>
      </div>
      {part !== null && (
        <part.CreateFestivalDialog opened={creating.isOpen} turn={creating.turn} onClose={close} />
      )}
    </>
  );
}

/** Opens the schedule of a festival that was just created, which is the next step. */
function useOpenFestival(id: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (id !== null) void navigate({ to: '/festival/$id/{-$tab}', params: { id, tab: 'schedule' } });
  }, [id, navigate]);
}

interface DashboardBodyProps {
  readonly festivals: ReturnType<typeof useFestivals>;
  readonly onCreate: () => void;
  readonly hints: PagePart<object>['hints'];
}

function DashboardBody({ festivals, onCreate, hints }: DashboardBodyProps) {
  if (festivals.status === 'loading') return <DashboardSkeleton />;
  if (festivals.status === 'error') {
    return <LoadFailure error={festivals.error} onRetry={festivals.retry} />;
  }
  if (festivals.data.length > 0) return <DashboardContent festivals={festivals.data} />;
  return (
    <DashboardContent festivals={festivals.data}>
      <EmptyState
        title={messages.festival.none}
        action={
          <Button onClick={onCreate} {...hints}>
            Create Your First Festival
          </Button>
        }
      >
        A festival needs a name, a place and its dates; the lineup can be uploaded from a file afterwards.
      </EmptyState>
    </DashboardContent>
  );
}
