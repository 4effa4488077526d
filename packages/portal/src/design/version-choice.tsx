import { messages } from '@lineup/domain';
import { Button, Modal } from '@mantine/core';
import { Banner } from './banner.tsx';
import type { DialogState } from './use-dialog.ts';
import classes from './version-choice.module.css';

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

/** Somebody else was faster: both copies side by side where they differ, and which one to keep. */
export function VersionChoice({ dialog }: VersionChoiceProps) {
  const { opened, question, answer } = dialog;
  return (
    <Modal opened={opened} onClose={() => answer(null)} title="Which version stays?" size="lg">
      <div className={classes['choice']}>
        <Banner tone="amber" title={messages.provider.conflict}>
          Nothing has been saved yet. Choose which version stays.
        </Banner>
        <Differences differences={question ?? []} />
        <div className={classes['actions']}>
          <Button variant="default" onClick={() => answer(null)}>
            Back to Editing
          </Button>
          <Button variant="default" data-autofocus onClick={() => answer('theirs')}>
            Take Theirs
          </Button>
          <Button onClick={() => answer('mine')}>Keep Mine</Button>
        </div>
      </div>
    </Modal>
  );
}

function Differences({ differences }: { readonly differences: readonly VersionDifference[] }) {
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Mine</th>
          <th scope="col">Theirs</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, mine, theirs, note }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{note === undefined ? mine : <em>{note}</em>}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
