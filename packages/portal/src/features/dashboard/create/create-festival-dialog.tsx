import { useRef } from 'react';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { CreateFestivalForm, type FormHandle } from './create-festival-form.tsx';

interface CreateFestivalDialogProps {
  readonly opened: boolean;
  /** Counts the openings; each begins with an empty form and an id of its own. */
  readonly turn: number;
  /** Told what was created; null when nothing was. */
  readonly onClose: (createdId: string | null) => void;
}

/** The dialog in which a festival is created. */
export function CreateFestivalDialog({ opened, turn, onClose }: CreateFestivalDialogProps) {
  const form = useRef<FormHandle>(null);
  return (
    <Dialog opened={opened} onClose={() => void form.current?.leave()} title="Create Festival" size="lg">
      <CreateFestivalForm key={turn} ref={form} onClose={onClose} />
    </Dialog>
  );
}
