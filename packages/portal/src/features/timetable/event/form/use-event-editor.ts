import {
  checkEventForm,
  formatDay,
  isolated,
  messages,
  movingMessages,
  type ConflictIndex,
  type EventForm,
  type EventFormErrors,
  type Festival,
} from '@lineup/domain';
import { isServiceError } from '@lineup/services';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useEditor, type Editor, type Save } from '../../../../app/editor/use-editor.ts';
import { useLineupServices } from '../../../../app/provider/lineup-services.ts';
import { useOwnVersions } from '../../../../app/queries/change-sets.ts';
import { useOfferUndo } from '../../../../app/undo/use-undo-controller.ts';
import type { PersistedEntry } from '../../../../app/editor/persisted-input.ts';
import type { PlaceOnPortal } from '../../../../app/editor/use-leave-question.ts';
import { useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { useChosenImage, type ChosenImage } from '../../../../design/files/use-chosen-image.ts';
import { toast } from '../../../../design/toasts/toast.ts';
import { beginningOf, purposeOf, type EventOpening } from '../dialog/event-opening.ts';
import { useDeleteEvent } from '../queries/use-delete-event.ts';
import { useStoreImage, type ImageStore } from '../queries/use-store-image.ts';
import { toPersistedEvent } from '../unsaved-input/persisted-event.ts';
import { useGoThere } from '../use-go-there.ts';
import { changeField, eventRules, lastingFor, shiftedBy, typedOn, type EventInput } from './event-input.ts';
import { baseOf, type EventBase, type StoredEvent } from './event-values.ts';
import { longSetQuestion } from './long-set-question.ts';
import { useStoreEvent } from './use-store-event.ts';

/** The state and the actions of the event dialog. */
export interface EventEditor extends Editor<EventBase | null, EventInput> {
  /** The event's id, even before it is stored. */
  readonly eventId: string;
  readonly mode: 'create' | 'edit';
  /** By field; empty until saving is refused for the first time, then updated with the input. */
  readonly errors: EventFormErrors;
  readonly set: (field: keyof EventForm, value: string) => void;
  /** Sets the length in minutes. */
  readonly last: (minutes: number) => void;
  /** Moves the set by this many minutes. */
  readonly shift: (minutes: number) => void;
  readonly image: ChosenImage;
  readonly upload: ImageStore;
  /** Saves; asks first if the set would become very long. */
  readonly submit: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /**
   * Closes the dialog; asks first if input would be lost, and cancels an upload in progress. Returns false if the
   * dialog stays open.
   */
  readonly leave: () => Promise<boolean>;
  /** Closes the dialog and discards the input. */
  readonly drop: () => void;
  /**
   * Returns true if another event may replace this one, asking first if input would be lost. A save in progress
   * continues.
   */
  readonly mayBeLeft: () => Promise<boolean>;
}

export interface EditorGiven {
  readonly festival: Festival;
  /** All events of the festival as they are now; null until loaded. */
  readonly events: readonly StoredEvent[] | null;
  /** The conflicts among the events. */
  readonly conflicts: ConflictIndex;
  readonly opening: EventOpening;
  /** Where the input is persisted. */
  readonly persisted: PersistedEntry;
  /** False while the dialog is closing. */
  readonly opened: boolean;
  /** Closes the dialog; `storedId` is the event's id if it was stored. */
  readonly onClose: (storedId: string | null) => void;
}

type EventSave = Save<EventBase | null, EventInput>;

export function useEventEditor(given: EditorGiven): EventEditor {
  const { festival, opening, persisted, onClose } = given;
  const service = useLineupServices().events;
  const found = opening.restored?.value;
  const [newId] = useState(() => found?.newId ?? service.newId());
  const [first] = useState(() => beginningOf(opening, festival));
  const own = useOwnVersions();
  const [rules] = useState(() =>
    eventRules(first.form, ({ id, version }, latest) => own.whose(id, version, latest.version)),
  );
  const upload = useStoreImage(festival.id);
  const removal = useDeleteEvent(festival.id);
  const ask = useConfirm();
  const offerUndo = useOfferUndo(festival.id);
  const { isTried, save } = useSave(given, newId, upload);
  const editor = useEditor<EventBase | null, EventInput>({
    rules,
    start: () => ({
      base: first.base,
      input: found && typedOn(first.base, found.form),
      isOpen: true,
      restored: opening.restored
        ? { age: opening.restored.age, isPictureLost: opening.restored.value.hasFile }
        : null,
    }),
    latest: useStored(given),
    isValid: ({ form }) => checkEventForm(form, festival).ok,
    save,
    saveFailed: messages.event.saveFailed,
    persisted,
    noteOf: ({ base, input: { form, file } }) =>
      toPersistedEvent({ purpose: purposeOf(opening, base), form, newId, isTried, hasFile: file !== null }),
    hasMore: ({ file }) => file !== null,
    isLeaving: isLeavingEvent,
  });
  const { input, base, isGone, isBusy, edit } = editor;
  const check = checkEventForm(input.form, festival);
  const drop = () => {
    editor.close();
    onClose(null);
  };

  return {
    ...editor,
    eventId: base?.event.id ?? newId,
    mode: base === null || isGone ? 'create' : 'edit',
    errors: editor.refusals > 0 && !check.ok ? check.errors : {},
    set: (field, value) => edit((before) => changeField(before, field, value, festival)),
    last: (minutes) => edit((before) => lastingFor(before, minutes, festival)),
    shift: (minutes) => edit((before) => shiftedBy(before, minutes, festival)),
    image: useChosenImage(input.file, (file) => edit((before) => ({ ...before, file }))),
    upload,
    async submit() {
      if (isBusy) return;
      const question = check.ok ? longSetQuestion(input.form, festival, isGone ? null : base) : null;
      if (question === null || (await ask(question))) editor.save();
    },
    async remove() {
      if (base === null || isBusy || !(await ask(deletionOf(base)))) return;
      await editor.run(async () => {
        await removal.mutateAsync(base.event.id);
        toast.success(messages.event.deleted, offerUndo());
        onClose(null);
        return { type: 'stored' };
      }, messages.event.deleteFailed);
    },
    async leave() {
      if (upload.isPending) upload.cancel();
      if (isBusy || !(await editor.mayLeave())) return false;
      drop();
      return true;
    },
    drop,
    mayBeLeft: async () => isBusy || editor.mayLeave(),
  };
}

/** Returns the function that stores the event with its picture, reports it, and closes the dialog. */
function useSave({ festival, opening, onClose }: EditorGiven, newId: string, upload: ImageStore) {
  const wasTried = opening.restored?.value.isTried ?? false;
  const { store, isTried } = useStoreEvent(festival, { newId, wasTried });
  const offerUndo = useOfferUndo(festival.id);
  const goThere = useGoThere(festival);
  const { view } = useSearch({ strict: false }) as { readonly view?: unknown };
  const save: EventSave = async ({ base, input, isGone }) => {
    const form = await withImage(input, upload);
    if (form === null) return { type: 'stopped' };
    // An event that another user deleted is created again, with the visibility that it had.
    const outcome = await store(form, isGone ? null : base, base?.event.announcement);
    if (outcome.type === 'outdated') return { ...outcome, typed: { ...input, form } };
    if (outcome.type === 'vanished') return outcome;
    toast.success(outcome.text, offerUndo());
    // Not in the list, which shows all days.
    if (view === undefined && base !== null && base.form.date !== form.date)
      toast.info(movingMessages.nowOn(isolated(form.artistName), formatDay(form.date)), {
        action: goThere({ day: form.date, id: outcome.id }),
      });
    onClose(outcome.id);
    return { type: 'stored' };
  };
  return { isTried, save };
}

/** Returns the event as it is stored now; null for a new event, and until the events are loaded. */
function useStored({ opening, events, festival }: EditorGiven): EventBase | 'gone' | null {
  const id = opening.kind === 'edit' ? opening.event.id : null;
  const stored = events?.find((event) => event.id === id);
  const isKnown = events !== null && id !== null;
  // The response to the user's own change may show that the stored version is that change.
  const own = useOwnVersions();
  const answers = useSyncExternalStore(own.subscribe, own.answers);
  return useMemo(() => {
    if (!isKnown) return null;
    return stored === undefined ? 'gone' : baseOf(stored, festival);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isKnown, stored, festival, answers]);
}

/** Returns the form with the URL of its stored picture; null if the upload was cancelled. */
async function withImage({ form, file }: EventInput, upload: ImageStore): Promise<EventForm | null> {
  if (file === null) return form;
  try {
    return { ...form, imageURL: await upload.store(form.artistName, file) };
  } catch (error) {
    if (isServiceError(error, 'cancelled')) return null;
    throw error;
  }
}

function deletionOf({ event }: EventBase) {
  return {
    title: movingMessages.confirmDeleteOf(event.artistName.trim() || messages.event.unknownArtist),
    text: messages.event.confirmDelete,
    confirmLabel: 'Delete',
    danger: true,
  };
}

/** Returns true if navigation leaves the event; changing the schedule's day or order leaves it open. */
function isLeavingEvent(from: PlaceOnPortal, to: PlaceOnPortal): boolean {
  return from.pathname !== to.pathname || from.search['event'] !== to.search['event'];
}
