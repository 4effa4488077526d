import { detailsMessages, editingMessages, messages } from '@lineup/domain';
import { RestoredBanner } from '../../../app/editor/restored-banner.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { changedFieldNames } from './details-input.ts';
import type { DetailsEditor } from './use-details-editor.ts';

/** Restored input, errors in the form, and concurrent changes by others. */
export function DetailsBanners({ editor }: { readonly editor: DetailsEditor }) {
  const { fields, base, latest, isOutdated, restored, phase, cancel } = editor;
  const changed = isOutdated && latest !== null && latest !== 'gone' ? changedFieldNames(base, latest) : [];
  return (
    <>
      <RestoredBanner restored={restored} disabled={phase !== 'editing'} onDiscard={cancel} />
      {changed.length > 0 && (
        <Banner tone="blue" title={messages.provider.conflict}>
          {editingMessages.entries.ofDetails(changed.join(', '))}
        </Banner>
      )}
      {fields.summary !== null && <Banner tone="red">{fields.summary}</Banner>}
    </>
  );
}

/** Why the last attempt failed, next to the button that retries. */
export function SaveFailure({ editor }: { readonly editor: DetailsEditor }) {
  const { fields, coverStore, failure, phase } = editor;
  if (phase !== 'editing' || fields.summary !== null) return null;
  if (coverStore.failure !== null && failure === null) {
    return <Banner tone="amber">{detailsMessages.coverNotSaved}</Banner>;
  }
  if (failure === null) return null;
  return (
    <Banner tone="red" title={failure}>
      {editingMessages.nothingLost}
    </Banner>
  );
}
