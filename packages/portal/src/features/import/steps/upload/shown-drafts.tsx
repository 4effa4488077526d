import { draftListMessages, type Festival, type Upload, uploadMessages } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useQueryClient } from '@tanstack/react-query';
import { localStore } from '../../../../app/browser-storage.ts';
import { useUploads } from '../../../../app/provider/use-uploads.ts';
import { removed } from '../../../../app/queries/edit-records.ts';
import { useEdit } from '../../../../app/queries/edits.ts';
import { dayAndTime } from '../../../../app/time/when-text.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { Banner } from '../../../../design/notices/banner.tsx';
import { toast } from '../../../../design/toasts/toast.ts';
import { createJournal } from '../../autosave/journal.ts';
import { nothingPending } from '../../autosave/pending-edits.ts';
import { DraftItem } from './draft-item.tsx';
import classes from './draft-list.module.css';
import { draftsKey, draftsQuery, type useDrafts } from './use-drafts.ts';

interface ShownDraftsProps {
  readonly festival: Festival;
  readonly drafts: ReturnType<typeof useDrafts>;
}

/** The drafts, each with buttons to continue or remove it, or why they cannot be loaded. */
export function ShownDrafts({ festival, drafts }: ShownDraftsProps) {
  const remove = useRemoveDraft(festival.id);
  return (
    <section className={classes['drafts']}>
      <h2>Drafts not yet saved</h2>
      {drafts.error !== null && (
        <Banner tone="amber" title={errorText(drafts.error, uploadMessages.loadFailed)}>
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
            uploadedAt={dayAndTime(upload.createdAt, festival)}
            onRemove={() => void remove(upload)}
          />
        ))}
      </ul>
    </section>
  );
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

function useRemoveDraft(festivalId: string) {
  const ask = useConfirm();
  const discard = useDiscardDraft(festivalId);
  return async (upload: Upload) => {
    const isSure = await ask({
      title: draftListMessages.remove.title,
      text: draftListMessages.remove.text(upload.fileName),
      confirmLabel: 'Remove',
      danger: true,
    });
    if (!isSure) return;
    try {
      await discard.mutateAsync(upload);
      createJournal(localStore(), upload.uploadId).update(() => nothingPending);
    } catch (error) {
      toast.error(errorText(error, uploadMessages.discardFailed));
    }
  };
}
