import { editingMessages, messages } from '@lineup/domain';
import { Banner } from '../../../design/notices/banner.tsx';
import { inputOf, isSameInput } from './stages-input.ts';
import type { StagesEditor } from './use-stages-editor.ts';

/** Says that somebody else has changed the stages. */
export function OutdatedNote({ editor }: { readonly editor: StagesEditor }) {
  const { isOutdated, base, latest } = editor;
  if (!isOutdated || latest === null || latest === 'gone') return null;
  if (isSameInput(inputOf(base), inputOf(latest))) return null;
  return (
    <Banner tone="blue" title={messages.provider.conflict}>
      {editingMessages.entries.ofStages}
    </Banner>
  );
}

/** The rule that the names break, or why the last attempt failed, next to the button that retries. */
export function SaveProblem({ editor }: { readonly editor: StagesEditor }) {
  const { problem, failure, phase } = editor;
  if (phase !== 'editing') return null;
  if (problem !== null) return <Banner tone="red">{problem}</Banner>;
  if (failure === null) return null;
  return (
    <Banner tone="red" title={failure}>
      {editingMessages.nothingLost}
    </Banner>
  );
}
