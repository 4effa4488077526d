import type { ConflictIndex, Festival } from '@lineup/domain';
import { useEffect, useRef } from 'react';
import { EventFixes } from '../../conflicts/event-fixes.tsx';
import { Button } from '../../../../design/controls/button.tsx';
import { DialogActions } from '../../../../design/controls/dialog-actions.tsx';
import { Form } from '../../../../design/controls/form.tsx';
import { EventBanners } from './event-banners.tsx';
import { ConflictAcceptance } from '../notes/conflict-acceptance.tsx';
import { EventExtras, EventFields } from './event-fields.tsx';
import classes from './event-form.module.css';
import { EventArtists } from '../event-artists.tsx';
import { EventHistory } from '../event-history.tsx';
import { ImageField } from '../image/image-field.tsx';
import type { StoredEvent } from './event-values.ts';
import type { EventEditor } from './use-event-editor.ts';

/**
 * `dialog`: over the page. `sheet`: from the bottom of a phone; does not open the keyboard over the content, and has
 * the quick edits above the form. `panel`: next to the schedule, where there is room for more.
 */
export type EventShape = 'dialog' | 'sheet' | 'panel';

interface EventFormViewProps {
  readonly editor: EventEditor;
  readonly festival: Festival;
  /** All events of the festival; null until loaded. */
  readonly events: readonly StoredEvent[] | null;
  readonly conflicts: ConflictIndex;
  readonly shape: EventShape;
}

const none: readonly never[] = [];

/** The form of an event, with its actions. */
export function EventFormView({ editor, festival, events, conflicts, shape }: EventFormViewProps) {
  const { refusals, mode, isBusy, upload } = editor;
  const element = useFormFocus(refusals);
  return (
    <Form ref={element} className={classes['form']} onSubmit={editor.submit}>
      <EventBanners editor={editor} />
      <EventFields {...{ editor, festival, conflicts }} isSheet={shape === 'sheet'} />
      {mode === 'edit' && editor.base !== null && (
        <>
          <EventFixes
            {...{ festival, events: events ?? none }}
            index={conflicts}
            eventId={editor.eventId}
            isTouched={editor.isTouched}
          />
          <ConflictAcceptance festival={festival} event={editor.base.event} conflicts={conflicts} />
        </>
      )}
      <EventExtras editor={editor} festival={festival} />
      {mode === 'edit' && editor.base !== null && (
        <EventArtists festival={festival} event={editor.base.event} disabled={editor.isTouched || isBusy} />
      )}
      <ImageField editor={editor} />
      {mode === 'edit' && (
        <EventHistory
          festival={festival}
          eventId={editor.eventId}
          version={editor.base?.event.version ?? null}
          startsOpen={shape === 'panel'}
        />
      )}
      <DialogActions>
        {mode === 'edit' && (
          <Button
            variant="default"
            color="red"
            className={classes['delete'] ?? ''}
            disabled={isBusy}
            onClick={() => void editor.remove()}
          >
            Delete
          </Button>
        )}
        <Button variant="default" disabled={isBusy && !upload.isPending} onClick={() => void editor.leave()}>
          {upload.isPending ? 'Cancel Upload' : 'Cancel'}
        </Button>
        <Button type="submit" loading={isBusy}>
          {mode === 'edit' ? 'Save Event' : 'Create Event'}
        </Button>
      </DialogActions>
    </Form>
  );
}

/** Focuses the form when it is shown, and the first invalid field each time saving is refused. */
function useFormFocus(refusals: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const target = refusals > 0 ? '[aria-invalid="true"]' : '[data-autofocus]';
    element.current?.querySelector<HTMLElement>(target)?.focus();
  }, [refusals]);
  return element;
}
