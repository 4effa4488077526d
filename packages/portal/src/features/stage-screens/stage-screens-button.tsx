import { stageLinkMessages, type Festival } from '@lineup/domain';
import { useState } from 'react';
import { usePart } from '../../app/loading/use-part.ts';
import { Button } from '../../design/controls/button.tsx';

const load = () => import('./stage-screens-dialog.tsx');

/** Opens the dialog with the links to stage screens, which is loaded on first use. */
export function StageScreensButton({ festival }: { readonly festival: Festival }) {
  const { part, fetch, hints } = usePart(load);
  const [asked, setAsked] = useState<{ readonly turn: number; readonly opened: boolean } | null>(null);
  const open = async () => {
    if (part === null && !(await fetch(() => void open()))) return;
    setAsked((before) => ({ turn: (before?.turn ?? 0) + 1, opened: true }));
  };
  return (
    <>
      <Button {...hints} variant="default" aria-haspopup="dialog" onClick={() => void open()}>
        {stageLinkMessages.title}
      </Button>
      {part !== null && asked !== null && (
        <part.StageScreensDialog
          key={asked.turn}
          festival={festival}
          opened={asked.opened}
          onClose={() => setAsked({ ...asked, opened: false })}
        />
      )}
    </>
  );
}
