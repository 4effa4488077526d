import { Dialog } from '../../../design/controls/dialog.tsx';
import { ConflictChoice } from '../form/conflict-choice.tsx';
import { EventFormView } from '../form/event-form-view.tsx';
import { useEventEditor, type EditorGiven } from '../form/use-event-editor.ts';
import classes from './event-dialog.module.css';
import type { QuickEditing } from './event-dialog-context.ts';

const titles = { create: 'Create Event', edit: 'Edit Event' } as const;

export interface EventDialogProps extends EditorGiven {
  /** What can be changed at once, above the form: given in a narrow window, where the dialog is a sheet. */
  readonly quick?: QuickEditing | undefined;
}

/** The dialog in which one event is created, changed or deleted. One mount is one opening. */
export function EventDialog(given: EventDialogProps) {
  const editor = useEventEditor(given);
  const { conflict } = editor;
  const { festival, conflicts, opened, quick } = given;
  const isSheet = quick !== undefined && editor.mode === 'edit';
  return (
    <Dialog
      opened={opened}
      onClose={() => void editor.leave()}
      title={titles[editor.mode]}
      size="lg"
      {...(isSheet && { classNames: { dialog: classes['sheet'], content: classes['content'] } })}
    >
      {editor.phase === 'choosing' && conflict !== null ? (
        <ConflictChoice
          editor={editor}
          mine={conflict.mine.form}
          theirs={conflict.theirs?.form ?? conflict.mine.form}
          hourCycle={festival.hourCycle}
        />
      ) : (
        <>
          {isSheet && quick(editor.eventId, editor.isTouched)}
          <EventFormView {...{ editor, festival, conflicts, isSheet }} />
        </>
      )}
    </Dialog>
  );
}
