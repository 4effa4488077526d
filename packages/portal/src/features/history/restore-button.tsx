import type { Change, Festival } from '@lineup/domain';
import { useState } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

interface RestoreButtonProps {
  readonly festival: Festival;
  readonly change: Change;
  readonly onRestored?: () => void;
}

/** Restores the state that a change left, after a preview. */
export function RestoreButton({ festival, change, onRestored }: RestoreButtonProps) {
  const [turn, setTurn] = useState(0);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        onClick={() => {
          setTurn(turn + 1);
          setOpened(true);
        }}
      >
        Restore to here
      </Button>
      {turn > 0 && (
        <RestoreDialog
          key={turn}
          festival={festival}
          change={change}
          opened={opened}
          onClose={(isRestored) => {
            setOpened(false);
            if (isRestored) onRestored?.();
          }}
        />
      )}
    </>
  );
}
