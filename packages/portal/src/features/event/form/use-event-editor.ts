import { messages, type ConflictIndex, type Festival } from '@lineup/domain';
import { useState } from 'react';
import type { KeptNoteHandle } from '../../../app/unsaved-input/kept-note.ts';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import type { RestoredInput } from '../../../app/unsaved-input/restored-banner.tsx';
import { useLeaveQuestion } from '../../../app/unsaved-input/use-leave-question.ts';
import { useConfirm } from '../../../design/dialogs/confirm.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import { useChosenImage, type ChosenImage } from '../../../design/files/use-chosen-image.ts';
import { useUndoOffer } from '../../../design/toasts/use-undo-offer.ts';
import { beginningOf, type EventOpening } from '../dialog/event-opening.ts';
import { isSameForm, type EventBase, type StoredEvent } from './event-values.ts';
import { useDeleteEvent } from '../queries/use-delete-event.ts';
import { useStoreImage, type ImageStore } from '../queries/use-store-image.ts';
import { useAttempt } from './use-attempt.ts';
import { useEventBase } from './use-event-base.ts';
import { useEventKeeping } from '../unsaved-input/use-event-keeping.ts';
import { useEventForm, type EventFormState } from './use-event-form.ts';
import { useEventSubmit, type EventSubmit } from './use-event-submit.ts';
import { useStoreEvent } from './use-store-event.ts';

/** Everything that the dialog shows and does. */
export interface EventEditor extends EventSubmit {
  /** Of the event, also while it is not yet stored. */
  readonly eventId: string;
  readonly mode: 'create' | 'edit';
  readonly form: EventFormState;
  readonly image: ChosenImage;
  readonly upload: ImageStore;
  readonly base: EventBase | null;
  readonly isOutdated: boolean;
  readonly isGone: boolean;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** What is said of input that came back after a reload; null where none did. */
  readonly restored: RestoredInput | null;
  /** Puts back what is stored, or an empty form; the input can be brought back for a moment. */
  readonly discard: () => void;
  readonly remove: () => Promise<void>;
  /** Closes the dialog, after a question where something would be lost; ends an upload under way instead. */
  readonly leave: () => Promise<void>;
}

export interface EditorGiven {
  readonly festival: Festival;
  /** All events of the festival as they are now; null while they are not known. */
  readonly events: readonly StoredEvent[] | null;
  /** The conflicts among them. */
  readonly conflicts: ConflictIndex;
  readonly opening: EventOpening;
  /** Where the input is noted. */
  readonly kept: KeptNoteHandle;
  /** False once it is closing. */
  readonly opened: boolean;
  /** Closes the dialog; with the event's id where one was stored. */
  readonly onClose: (storedId: string | null) => void;
}

export function useEventEditor(given: EditorGiven): EventEditor {
  const { festival, events, opening, kept, opened, onClose } = given;
  const service = useLineupServices().events;
  const found = opening.restored?.value;
  const [newId] = useState(() => found?.newId ?? service.newId());
  const [first] = useState(() => beginningOf(opening, festival));
  const form = useEventForm(found?.form ?? first.form, first.base, festival);
  const image = useChosenImage(...useState<File | null>(null));
  const upload = useStoreImage(festival.id);
  const attempt = useAttempt();
  const hasFile = image.file !== null;
  const isFollowing = opened && !attempt.isBusy;
  const source = useEventBase({ first: first.base, festival, events, form, hasFile, isFollowing });
  const { store, isTried } = useStoreEvent(festival, { newId, wasTried: found?.isTried ?? false });
  const ask = useConfirm();
  const saving = { store, form, image, upload, source, attempt, festival, ask };
  const submit = useEventSubmit({ ...saving, onStored: onClose });
  const stored = source.base?.form ?? first.form;
  const isTouched = opened && (hasFile || !isSameForm(form.values, stored));
  const input = { form: form.values, newId, isTried, hasFile };
  const keeping = useEventKeeping({ kept, opening, base: source.base, input: isTouched ? input : null });
  const undo = useUndoOffer();
  const mayLeave = useLeaveQuestion({
    isTouched,
    title: 'Discard your changes?',
    ask,
    kept,
    hasMore: hasFile,
  });
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
    restored: keeping.restored,
    discard() {
      const before = form.values;
      form.replace(stored, source.base);
      image.choose(null);
      keeping.forget();
      undo.offer(() => form.replace(before, source.base));
    },
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
