import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import type { DialogState } from '../dialogs/use-dialog.ts';
import { VersionComparison, type ComparedField } from './version-comparison.tsx';

/** Where two people's copies of the same thing differ. */
export interface VersionDifference {
  readonly field: string;
  readonly mine: string;
  readonly theirs: string;
  /** What becomes of it in any case, where there is nothing to choose. */
  readonly note?: string;
}

/** Which copy stays. */
export type VersionAnswer = 'mine' | 'theirs';

interface VersionChoiceProps {
  readonly dialog: DialogState<readonly VersionDifference[], VersionAnswer>;
}

/** Asks in a dialog of its own which of two copies stays. */
export function VersionChoice({ dialog }: VersionChoiceProps) {
  const { opened, question, answer } = dialog;
  return (
    <Dialog opened={opened} onClose={() => answer(null)} title="Which version stays?" size="lg">
      <VersionComparison fields={(question ?? []).map(comparedField)}>
        <Button variant="default" onClick={() => answer(null)}>
          Back to Editing
        </Button>
        <Button variant="default" data-autofocus onClick={() => answer('theirs')}>
          Take Theirs
        </Button>
        <Button onClick={() => answer('mine')}>Keep Mine</Button>
      </VersionComparison>
    </Dialog>
  );
}

function comparedField({ field, mine, theirs, note }: VersionDifference): ComparedField {
  return { field, mine: note === undefined ? mine : <em>{note}</em>, theirs };
}
