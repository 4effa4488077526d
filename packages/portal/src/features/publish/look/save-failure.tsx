import { editingMessages } from '@lineup/domain';
import { Banner } from '../../../design/notices/banner.tsx';
import type { LookEditor } from './use-look-editor.ts';

/** Why the last attempt failed, next to the button that retries. */
export function SaveFailure({ editor: { failure, phase } }: { readonly editor: LookEditor }) {
  if (phase !== 'editing' || failure === null) return null;
  return (
    <Banner tone="red" title={failure}>
      {editingMessages.nothingLost}
    </Banner>
  );
}
