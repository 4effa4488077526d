import { Dialog } from '../../../design/controls/dialog.tsx';
import { ConflictChoice } from '../form/conflict-choice.tsx';
import { EventFormView } from '../form/event-form-view.tsx';
import { useEventEditor, type EditorGiven } from '../form/use-event-editor.ts';

const titles = { create: 'Create Event', edit: 'Edit Event' } as const;

export type EventDialogProps = EditorGiven;

/** The dialog in which one event is created, changed or deleted. One mount is one opening. */
export function EventDialog(given: EventDialogProps) {
  const editor = useEventEditor(given);
  const { conflict } = editor;
  const { festival, conflicts, opened } = given;
  return (
    <Dialog opened={opened} onClose={() => void editor.leave()} title={titles[editor.mode]} size="lg">
      {editor.phase === 'choosing' && conflict !== null ? (
        <ConflictChoice
          editor={editor}
          mine={conflict.mine.form}
          theirs={conflict.theirs?.form ?? conflict.mine.form}
          hourCycle={festival.hourCycle}
        />
      ) : (
        <EventFormView editor={editor} festival={festival} conflicts={conflicts} />
      )}
    </Dialog>
  );
}
