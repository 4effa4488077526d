import { useRef } from 'react';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { CreateFestivalForm, type FormHandle } from './create-festival-form.tsx';

interface CreateFestivalDialogProps {
  readonly opened: boolean;
  /** Counts the openings; each starts with an empty form and a new id. */
  readonly turn: number;
  /** Called with the id of the created festival; null if there is none. */
  readonly onClose: (createdId: string | null) => void;
}

/** The dialog for creating a festival. */
export function CreateFestivalDialog({ opened, turn, onClose }: CreateFestivalDialogProps) {
  const form = useRef<FormHandle>(null);
  return (
    <Dialog opened={opened} onClose={() => void form.current?.leave()} title="Create Festival" size="lg">
      <CreateFestivalForm key={turn} ref={form} onClose={onClose} />
    </Dialog>
  );
}
