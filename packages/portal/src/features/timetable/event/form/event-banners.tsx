import { editingMessages, messages } from '@lineup/domain';
import { RestoredBanner } from '../../../../app/editor/restored-banner.tsx';
import { Banner } from '../../../../design/notices/banner.tsx';
import type { EventEditor } from './use-event-editor.ts';

/** Says what was restored into the form, what changed concurrently, and why the last attempt failed. */
export function EventBanners({ editor }: { readonly editor: EventEditor }) {
  const { isGone, isOutdated, isOverOwn, failure, isBusy, restored } = editor;
  return (
    <>
      <RestoredBanner restored={restored} disabled={isBusy} onDiscard={editor.discard} />
      {isGone && (
        <Banner tone="amber" title={editingMessages.event.deletedByOther}>
          {editingMessages.entries.ofDeletedEvent}
        </Banner>
      )}
      {isOutdated && !isGone && (
        <Banner tone="blue" title={messages.provider.conflict}>
          {editingMessages.entries.ofEvent}
        </Banner>
      )}
      {isOverOwn && !isOutdated && !isGone && (
        <Banner tone="blue" title={editingMessages.event.changedByYou}>
          {editingMessages.entries.overOwnChange}
        </Banner>
      )}
      {failure !== null && !isBusy && (
        <Banner tone="red" title={failure}>
          {editingMessages.nothingLost}
        </Banner>
      )}
    </>
  );
}
