import { messages, type Festival } from '@lineup/domain';
import { useState } from 'react';
import { useServices } from '../../app/portal-context.ts';
import { useLeaveQuestion } from '../../app/use-leave-question.ts';
import { toast } from '../../design/toast.ts';
import { useQuestion } from '../../design/use-question.ts';
import { useCoverImage, type CoverImage } from '../dashboard/create/use-cover-image.ts';
import { beginningOf, type EventOpening } from './event-opening.ts';
import { isSameForm, type EventBase, type StoredEvent } from './event-values.ts';
import { useDeleteEvent } from './queries/use-delete-event.ts';
import { useStoreImage, type ImageStore } from './queries/use-store-image.ts';
import { useAttempt } from './use-attempt.ts';
import { useEventBase } from './use-event-base.ts';
import { useEventForm, type EventFormState } from './use-event-form.ts';
import { useEventSubmit, type EventSubmit } from './use-event-submit.ts';

/** Everything that the dialog shows and does. */
export interface EventEditor extends EventSubmit {
  /** Of the event, also while it is not yet stored. */
  readonly eventId: string;
  readonly mode: 'create' | 'edit';
  readonly form: EventFormState;
  readonly image: CoverImage;
  readonly upload: ImageStore;
  readonly base: EventBase | null;
  readonly isOutdated: boolean;
  readonly isGone: boolean;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** A question is shown above the dialog. */
  readonly isAsking: boolean;
  readonly remove: () => Promise<void>;
  /** Closes the dialog, after a question where something would be lost; ends an upload under way instead. */
  readonly leave: () => Promise<void>;
}

export interface EditorGiven {
  readonly festival: Festival;
  /** All events of the festival as they are now; null while they are not known. */
  readonly events: readonly StoredEvent[] | null;
  readonly opening: EventOpening;
  /** False once it is closing. */
  readonly opened: boolean;
  /** Closes the dialog; with the event's id where one was stored. */
  readonly onClose: (storedId: string | null) => void;
}

export function useEventEditor(given: EditorGiven): EventEditor {
  const { festival, events, opened, onClose } = given;
  const service = useServices().events;
  const [newId] = useState(() => service.newId());
  const [first] = useState(() => beginningOf(given.opening, festival));
  const form = useEventForm(first.form, festival);
  const image = useCoverImage();
  const upload = useStoreImage(festival.id);
  const attempt = useAttempt();
  const source = useEventBase({
    first: first.base,
    festival,
    events,
    form,
    hasFile: image.file !== null,
    isFollowing: opened && !attempt.isBusy,
  });
  const submit = useEventSubmit({ festival, newId, form, image, upload, source, attempt, onStored: onClose });
  const { ask, isAsking } = useQuestion();
  const isTouched = image.file !== null || !isSameForm(form.values, source.base?.form ?? first.form);
  const mayLeave = useLeaveQuestion({ isTouched: opened && isTouched, title: 'Discard your changes?', ask });
  const removal = useDeleteEvent(festival.id);

  return {
    ...submit,
    eventId: source.base?.event.id ?? newId,
    mode: source.base === null || source.isGone ? 'create' : 'edit',
    form,
    image,
    upload,
    ...source,
    ...attempt,
    isAsking,
    async remove() {
      const { base } = source;
      if (base === null || attempt.isBusy || !(await ask(deletionOf(base)))) return;
      await attempt.run(async () => {
        await removal.mutateAsync(base.event.id);
        toast.success(messages.event.deleted);
        onClose(null);
        return true;
      }, messages.event.deleteFailed);
    },
    async leave() {
      if (upload.isPending) upload.cancel();
      else if (!attempt.isBusy && (await mayLeave())) onClose(null);
    },
  };
}

function deletionOf({ event }: EventBase) {
  return {
    title: `Delete ${event.artistName.trim() || messages.event.unknownArtist}?`,
    text: messages.event.confirmDelete,
    confirmLabel: 'Delete',
    danger: true,
  };
}
