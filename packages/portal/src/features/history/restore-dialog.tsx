import {
  historyPageMessages,
  historyMessages,
  type Change,
  type Edit,
  type Festival,
  type FestivalClocks,
} from '@lineup/domain';
import { errorText } from '@lineup/services';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useHistoryServices } from '../../app/provider/history-services.ts';
import { useOfferUndo } from '../../app/undo/use-undo-controller.ts';
import { Banner } from '../../design/notices/banner.tsx';
import { Button } from '../../design/controls/button.tsx';
import { Dialog } from '../../design/controls/dialog.tsx';
import { DialogActions } from '../../design/controls/dialog-actions.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import { toast } from '../../design/toasts/toast.ts';
import classes from './restore-dialog.module.css';
import { Differences, type EditWords } from './differences.tsx';
import { restoreSummary } from './restore-summary.ts';
import { useLatestChanges } from './use-changes.ts';
import { whenText } from './when-text.ts';

interface RestoreDialogProps {
  readonly festival: Festival;
  readonly change: Change;
  readonly opened: boolean;
  readonly onClose: (isRestored: boolean) => void;
}

const texts = historyPageMessages.restore;

/** A preview of restoring the state that a change left, and the button that does it as one change. */
export function RestoreDialog({ festival, change, opened, onClose }: RestoreDialogProps) {
  const { id } = festival;
  const { history } = useHistoryServices();
  const offerUndo = useOfferUndo(id);
  // Every opening has its own preview.
  const opening = useId();
  const latest = useLatestChanges(id);
  const newest = latest.status === 'success' ? latest.data.changes[0]?.id : undefined;
  const restore = useMutation({
    mutationFn: (shown: readonly Edit[]) => history.restore(id, change, shown),
    onSuccess({ state }) {
      if (state === 'changed') return;
      if (state === 'done')
        toast.success(historyMessages.restoredTo(whenText(change, festival)), offerUndo());
      else toast.info(historyMessages.nothingToRestore);
      onClose(state === 'done');
    },
  });
  const outcome = restore.data?.state;
  // Follows concurrent changes: the preview shows what would happen now.
  const preview = useQuery({
    queryKey: ['restore', id, change.id, opening, newest, outcome === 'changed' && restore.submittedAt],
    queryFn: () => history.previewRestore(id, change),
    enabled: opened && !restore.isPending && outcome !== 'done',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const close = () => !restore.isPending && onClose(false);
  const edits = preview.data ?? null;
  const isBehind = preview.isPlaceholderData;
  const failure = preview.error ?? restore.error;
  return (
    <Dialog opened={opened} onClose={close} title={texts.title} size="lg">
      <div className={classes['body']}>
        <p>{texts.text(whenText(change, festival))}</p>
        {preview.isPending && (
          <SkeletonGroup label="Loading">
            <Skeleton className={classes['skeleton']} />
          </SkeletonGroup>
        )}
        {failure !== null && !restore.isPending && (
          <Banner tone="red" title={errorText(failure, historyMessages.restoreFailed)}>
            {preview.isError ? (
              <Button variant="default" onClick={() => void preview.refetch()}>
                Try Again
              </Button>
            ) : (
              texts.failed
            )}
          </Banner>
        )}
        {outcome === 'changed' && <Banner tone="amber" title={historyMessages.concurrentChange} />}
        {edits !== null && <Preview edits={edits} clocks={festival} />}
        <DialogActions>
          <Button variant="default" data-autofocus disabled={restore.isPending} onClick={close}>
            Cancel
          </Button>
          <Button
            disabled={edits === null || edits.length === 0 || isBehind}
            loading={restore.isPending}
            onClick={() => edits !== null && restore.mutate(edits)}
          >
            Restore
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

const wouldDo: EditWords = {
  before: 'Now',
  after: 'Then',
  created: 'comes back',
  edited: 'changes',
  deleted: 'goes',
};

function Preview({ edits, clocks }: { readonly edits: readonly Edit[]; readonly clocks: FestivalClocks }) {
  if (edits.length === 0) return <Banner tone="blue" title={historyMessages.nothingToRestore} />;
  return (
    <>
      <Banner tone="blue" title={restoreSummary(edits)} />
      <Differences
        edits={edits.filter(({ target }) => target !== 'source')}
        clocks={clocks}
        heading="h3"
        words={wouldDo}
      />
    </>
  );
}
