import { messages } from '@lineup/domain';
import { Banner } from '../../design/notices/banner.tsx';
import type { StagesEditor } from './use-stages-editor.ts';

/** What somebody else did meanwhile. */
export function OutdatedNote({ editor }: { readonly editor: StagesEditor }) {
  if (!editor.isOutdated) return null;
  return (
    <Banner tone="blue" title={messages.provider.conflict}>
      Your list is still here; if it differs, you choose when you save.
    </Banner>
  );
}

/** Which rule the names break or why the last try failed, beside the button that tries again. */
export function SaveProblem({ editor }: { readonly editor: StagesEditor }) {
  const { problem, isSaving } = editor;
  if (problem === null || isSaving) return null;
  if (problem.isRefusal) return <Banner tone="red">{problem.text}</Banner>;
  return (
    <Banner tone="red" title={problem.text}>
      Nothing you entered is lost. Try again.
    </Banner>
  );
}
