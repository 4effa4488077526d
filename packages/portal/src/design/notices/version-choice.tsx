import { editingMessages } from '@lineup/domain';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { VersionComparison, type ComparedField } from './version-comparison.tsx';

/** A difference between two people's copies of the same record. */
export interface VersionDifference {
  readonly field: string;
  readonly mine: string;
  readonly theirs: string;
  /** What happens if there is nothing to choose. */
  readonly note?: string;
}

interface VersionChoiceProps {
  readonly opened: boolean;
  /** Shown while the dialog fades out as well. */
  readonly differences: readonly VersionDifference[];
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onBack: () => void;
}

/** Asks in a dialog which of two copies stays. */
export function VersionChoice({ opened, differences, onMine, onTheirs, onBack }: VersionChoiceProps) {
  return (
    <Dialog opened={opened} onClose={onBack} title={editingMessages.versions.title} size="lg">
      <VersionComparison fields={differences.map(comparedField)}>
        <Button variant="default" onClick={onBack}>
          Back to Editing
        </Button>
        <Button variant="default" data-autofocus onClick={onTheirs}>
          Take Theirs
        </Button>
        <Button onClick={onMine}>Keep Mine</Button>
      </VersionComparison>
    </Dialog>
  );
}

function comparedField({ field, mine, theirs, note }: VersionDifference): ComparedField {
  return { field, mine: note === undefined ? mine : <em>{note}</em>, theirs };
}
