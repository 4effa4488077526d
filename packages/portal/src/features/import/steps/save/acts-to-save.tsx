import { reviewMessages } from '@lineup/domain';
import type { NewActs } from '../../draft/use-new-acts.ts';

const { toSave, there: thereText } = reviewMessages.unplaced;

/** The outcome of the drafts without a place. */
export function ActsToSave({ acts: { created, there } }: { readonly acts: NewActs }) {
  return (
    <>
      {created > 0 && <p>{toSave(created)}</p>}
      {there > 0 && <p>{thereText(there)}</p>}
    </>
  );
}
