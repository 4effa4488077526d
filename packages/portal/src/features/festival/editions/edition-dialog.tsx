import type { Festival } from '@lineup/domain';
import { useRef } from 'react';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { EditionFields, type EditionHandle } from './edition-fields.tsx';

interface EditionDialogProps {
  readonly festival: Festival;
  readonly opened: boolean;
  /** Counts the openings; each starts with the suggestion and a new id. */
  readonly turn: number;
  readonly onClose: () => void;
}

/** The dialog for creating a new edition of a festival. */
export function EditionDialog({ festival, opened, turn, onClose }: EditionDialogProps) {
  const form = useRef<EditionHandle>(null);
  return (
    <Dialog
      opened={opened}
      onClose={() => form.current?.leave()}
      closeOnClickOutside={false}
      title="New Edition"
      size="lg"
    >
      <EditionFields key={turn} festival={festival} ref={form} onClose={onClose} />
    </Dialog>
  );
}
