import {
  formatMonthDayYear,
  formatTime,
  messages,
  timestampToMillis,
  wallClockOf,
  type Festival,
  type Upload,
} from '@lineup/domain';
import { errorText, type UploadsService } from '@lineup/services';
import { Button } from '../../../../design/controls/button.tsx';
import { localStore } from '../../../../app/browser-storage.ts';
import { useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { Banner } from '../../../../design/notices/banner.tsx';
import { toast } from '../../../../design/toasts/toast.ts';
import { createJournal } from '../../autosave/journal.ts';
import { nothingPending } from '../../autosave/pending-edits.ts';
import { DraftItem } from './draft-item.tsx';
import classes from './draft-list.module.css';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useUploads } from '../../../../app/provider/use-uploads.ts';
import { removed } from '../../../../app/queries/edit-records.ts';
import { useEdit } from '../../../../app/queries/edits.ts';
import { useShown } from '../../../../app/queries/shown-edits.ts';

const draftsKey = (festivalId: string) => ['drafts', festivalId];

function draftsQuery(uploads: UploadsService, festivalId: string) {
  return queryOptions({
    queryKey: draftsKey(festivalId),
    queryFn: () => uploads.list(festivalId),
    staleTime: 0,
  });
}

/** The festival's uploads that were not saved to the schedule yet, the latest first. */
function useDrafts(festivalId: string) {
  const query = useQuery(draftsQuery(useUploads(), festivalId));
  return { ...query, data: useShown(draftsKey(festivalId), query.data) };
}

/** Removes a draft with its events and its file. */
function useDiscardDraft(festivalId: string) {
  const uploads = useUploads();
  const queries = useQueryClient();
  return useEdit<void, Upload>({
    mutationFn: (upload) => uploads.discard(upload),
    edits: ({ id }) => [removed(draftsKey(festivalId), id)],
    onSettled: () => void queries.invalidateQueries(draftsQuery(uploads, festivalId)),
  });
}

/** The uploads of the festival that were not saved to the schedule yet. */
export function DraftList({ festival }: { readonly festival: Festival }) {
  const drafts = useDrafts(festival.id);
  const remove = useRemoveDraft(festival.id);
  if (drafts.isPending || drafts.data?.length === 0) return null;
  return (
    <section className={classes['drafts']}>
      <h2>Drafts not yet saved</h2>
      {drafts.error !== null && (
        <Banner tone="amber" title={errorText(drafts.error, messages.upload.loadFailed)}>
          <Button size="sm" variant="default" onClick={() => void drafts.refetch()}>
            Try Again
          </Button>
        </Banner>
      )}
      <ul className={classes['list']}>
        {drafts.data?.map((upload) => (
          <DraftItem
            key={upload.id}
            upload={upload}
            uploadedAt={uploadedAt(upload, festival)}
            onRemove={() => void remove(upload)}
          />
        ))}
      </ul>
    </section>
  );
}

function useRemoveDraft(festivalId: string) {
  const ask = useConfirm();
  const discard = useDiscardDraft(festivalId);
  return async (upload: Upload) => {
    const isSure = await ask({
      title: 'Remove draft',
      text: `Are you sure you want to remove the draft of ${upload.fileName}? Its events are not in the schedule yet.`,
      confirmLabel: 'Remove',
      danger: true,
    });
    if (!isSure) return;
    try {
      await discard.mutateAsync(upload);
      createJournal(localStore(), upload.uploadId).update(() => nothingPending);
    } catch (error) {
      toast.error(errorText(error, messages.upload.discardFailed));
    }
  };
}

function uploadedAt({ createdAt }: Upload, { timezone, hourCycle }: Festival): string {
  const instant = timestampToMillis(createdAt);
  const { date } = wallClockOf(instant, timezone);
  return `${formatMonthDayYear(date)}, ${formatTime(instant, timezone, hourCycle)}`;
}
