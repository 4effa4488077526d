import {
  historyPageMessages,
  historyMessages,
  type Change,
  type Edit,
  type FestivalClocks,
} from '@lineup/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useHistoryServices } from '../../app/provider/history-services.ts';
import { useUndoController } from '../../app/undo/use-undo-controller.ts';
import { Banner } from '../../design/notices/banner.tsx';
import { useConfirm } from '../../design/dialogs/confirm.tsx';
import { Button } from '../../design/controls/button.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import classes from './change-entry.module.css';
import { Differences } from './differences.tsx';
import { RestoreButton } from './restore-button.tsx';
import type { ShownHistory } from './shown-history.ts';
import { namedText } from './when-text.ts';

interface ChangeDetailsProps {
  readonly history: ShownHistory;
  readonly change: Change;
  /** The description of the change. */
  readonly what: string;
  /** The name of the person who made it. */
  readonly who: string;
}

/** What a change did, with undo. */
export function ChangeDetails({ history: shown, change, what, who }: ChangeDetailsProps) {
  const { id, clocks, festival } = shown;
  const { history } = useHistoryServices();
  const undo = useNamedUndo(shown, change, { what, who });
  const { email } = change.by;
  const edits = useQuery({
    queryKey: ['edits', id, change.id],
    queryFn: () => history.edits(id, change),
    staleTime: change.importId === undefined ? Number.POSITIVE_INFINITY : 0,
  });
  return (
    <>
      {email !== '' && email !== who && (
        <p className={classes['who']}>{historyPageMessages.by(who, email)}</p>
      )}
      <div className={classes['actions']}>
        {change.kind !== 'festivalCreated' && (
          <Button variant="default" size="sm" onClick={() => void undo()}>
            Undo this
          </Button>
        )}
        {festival !== null && (
          <>
            <AsOfButton changeId={change.id} />
            <RestoreButton festival={festival} change={change} />
          </>
        )}
      </div>
      {edits.isPending && (
        <SkeletonGroup label="Loading">
          <Skeleton className={classes['skeleton']} />
        </SkeletonGroup>
      )}
      {edits.isError && (
        <Banner tone="red" title={edits.error.message}>
          <Button variant="default" onClick={() => void edits.refetch()}>
            Try Again
          </Button>
        </Banner>
      )}
      {edits.isSuccess && <Done edits={edits.data} clocks={clocks} />}
    </>
  );
}

function AsOfButton({ changeId }: { readonly changeId: string }) {
  const navigate = useNavigate();
  const show = () =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, asOf: changeId }),
      resetScroll: true,
    });
  return (
    <Button variant="default" size="sm" onClick={show}>
      Show the lineup as of then
    </Button>
  );
}

/** The visible changes; a merge may have changed only the stored data of its file. */
function Done({ edits, clocks }: { readonly edits: readonly Edit[]; readonly clocks: FestivalClocks }) {
  const known = edits.filter(({ target }) => target !== 'source');
  if (known.length === 0) return <p>{historyMessages.onlySources}</p>;
  return <Differences edits={known} clocks={clocks} heading="h4" />;
}

/** Undoes the change after a confirmation that names it: it may be old, or somebody else's. */
function useNamedUndo(
  { id, clocks }: ShownHistory,
  change: Change,
  { what, who }: Pick<ChangeDetailsProps, 'what' | 'who'>,
): () => Promise<void> {
  const undoController = useUndoController();
  const ask = useConfirm();
  return async () => {
    const isSure = await ask({
      title: historyPageMessages.undo,
      text: `${namedText(what, change, { who, clocks })}.`,
      confirmLabel: 'Undo',
    });
    if (isSure) await undoController.undo(id, change.id);
  };
}
