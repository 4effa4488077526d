import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../../design/controls/dialog.tsx';
import { ConfirmContext, useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { CrashBoundary } from '../../../../design/notices/crash-boundary.tsx';
import { usePanelQuestion } from '../../../../design/panel/panel-question.tsx';
import { SidePanel } from '../../../../design/panel/side-panel.tsx';
import { ConflictChoice } from '../form/conflict-choice.tsx';
import { EventFormView, type EventShape } from '../form/event-form-view.tsx';
import { useEventEditor, type EditorGiven, type EventEditor } from '../form/use-event-editor.ts';
import classes from './event-dialog.module.css';
import type { QuickEditing } from './event-dialog-context.ts';

const titles = { create: 'Create Event', edit: 'Edit Event' } as const;

/** The actions that the host may call on the open event. */
export type EventGuard = Pick<EventEditor, 'leave' | 'drop' | 'mayBeLeft'>;

export interface EventDialogProps extends EditorGiven {
  /** The quick edits above the form, in a narrow window where the dialog is a sheet. */
  readonly quick?: QuickEditing | undefined;
  /** A dialog over the page, or a panel in this element next to the schedule; null until the element is rendered. */
  readonly place: 'dialog' | HTMLElement | null;
  /** Receives the guard of the open event. */
  readonly onGuard: (guard: EventGuard) => void;
}

/**
 * Creates, changes or deletes one event, in a dialog over the page or in a panel if there is room. Mounted once for
 * each opening.
 */
export function EventDialog(props: EventDialogProps) {
  const overPage = useConfirm();
  const { ask, question } = usePanelQuestion();
  return (
    <ConfirmContext value={props.place === 'dialog' ? overPage : ask}>
      <OpenEvent {...props} question={question} />
    </ConfirmContext>
  );
}

interface OpenEventProps extends EventDialogProps {
  /** The open question, which the panel shows inline. */
  readonly question: ReactNode;
}

function OpenEvent({ place, quick, onGuard, question, ...given }: OpenEventProps) {
  const editor = useEventEditor(given);
  useEffect(() => {
    onGuard(editor);
  });
  const { opened } = given;
  const title = titles[editor.mode];
  const leave = () => void editor.leave();
  if (place === 'dialog') {
    const isSheet = quick !== undefined && editor.mode === 'edit';
    return (
      <Dialog
        opened={opened}
        onClose={leave}
        title={title}
        size="lg"
        {...(isSheet && { classNames: { dialog: classes['sheet'], content: classes['content'] } })}
      >
        <EventContent editor={editor} given={given} shape={isSheet ? 'sheet' : 'dialog'}>
          {isSheet && quick(editor.eventId, editor.isTouched)}
        </EventContent>
      </Dialog>
    );
  }
  if (!opened || place === null) return null;
  return createPortal(
    <SidePanel isDialog title={title} question={question} onClose={leave}>
      <CrashBoundary>
        <EventContent editor={editor} given={given} shape="panel" />
      </CrashBoundary>
    </SidePanel>,
    place,
  );
}

interface EventContentProps {
  readonly editor: EventEditor;
  readonly given: EditorGiven;
  readonly shape: EventShape;
  /** Shown above the form. */
  readonly children?: ReactNode;
}

function EventContent({ editor, given, shape, children }: EventContentProps) {
  const { conflict } = editor;
  const { festival, events, conflicts } = given;
  const { base, theirs, typed } = conflict ?? {};
  if (editor.phase !== 'choosing' || !base || !theirs || typed === undefined) {
    return (
      <>
        {children}
        <EventFormView {...{ editor, festival, events, conflicts, shape }} />
      </>
    );
  }
  return <ConflictChoice editor={editor} conflict={{ base, typed, theirs }} festival={festival} />;
}
