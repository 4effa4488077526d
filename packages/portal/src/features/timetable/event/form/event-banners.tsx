import { messages } from '@lineup/domain';
import { RestoredBanner } from '../../../../app/unsaved-input/restored-banner.tsx';
import { Banner } from '../../../../design/notices/banner.tsx';
import type { EventEditor } from './use-event-editor.ts';

/** What came back into the form, what happened to the event meanwhile, and why the last try failed. */
export function EventBanners({ editor }: { readonly editor: EventEditor }) {
  const { isGone, isOutdated, isOverOwn, failure, isBusy, restored } = editor;
  return (
    <>
      <RestoredBanner restored={restored} disabled={isBusy} onDiscard={editor.discard} />
      {isGone && (
        <Banner tone="amber" title={messages.event.deletedByOther}>
          Your entries are still here. Create Event adds them as a new event; Cancel leaves it deleted.
        </Banner>
      )}
      {isOutdated && !isGone && (
        <Banner tone="blue" title={messages.provider.conflict}>
          Your entries are still here. When you save, you choose between the two versions.
        </Banner>
      )}
      {isOverOwn && !isOutdated && !isGone && (
        <Banner tone="blue" title={messages.event.changedByYou}>
          Your entries are still here. When you save, they take the place of that change.
        </Banner>
      )}
      {failure !== null && !isBusy && (
        <Banner tone="red" title={failure}>
          Nothing you entered is lost. Try again.
        </Banner>
      )}
    </>
  );
}
