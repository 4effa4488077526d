import { editingMessages, messages, type FestivalFields } from '@lineup/domain';
import { useRef, useState } from 'react';
import { useServices } from '../../../app/portal-context.ts';
import { saveFailureText } from '../../../app/forms/failure-note.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { useCreateFestival, useStoreCover } from '../queries/use-create-festival.ts';

/** The progress of creating. After `withoutImage` the festival exists, and only its cover is missing. */
type CreationState =
  | { readonly step: 'form'; readonly failure: string | null }
  | { readonly step: 'withoutImage'; readonly id: string; readonly reason: string };

/** Both calls are ignored while one is running. */
export interface CreationFlow {
  readonly state: CreationState;
  readonly isPending: boolean;
  /** The id of the new festival, the same in every attempt. */
  readonly id: string;
  readonly isTried: boolean;
  readonly create: (fields: FestivalFields, image: File | null) => Promise<void>;
  /** Retries the cover of the created festival. */
  readonly storeCover: (image: File) => Promise<void>;
}

/** The id that was used before the page closed, and whether creating was attempted. */
export type EarlierCreation = Pick<CreationFlow, 'id' | 'isTried'>;

/**
 * Creates one festival under one id, however often it is attempted; calls `onDone` with the id when everything is done.
 */
export function useCreation(onDone: (id: string) => void, earlier?: EarlierCreation): CreationFlow {
  const { festivals } = useServices();
  const [id] = useState(() => earlier?.id ?? festivals.newId());
  const [isTried, setTried] = useState(earlier?.isTried ?? false);
  const [state, setState] = useState<CreationState>({ step: 'form', failure: null });
  const creation = useCreateFestival();
  const covering = useStoreCover();
  const runOnce = useRunOnce();

  const create = async (fields: FestivalFields, image: File | null) => {
    setTried(true);
    try {
      const made = await creation.mutateAsync({ id, fields, image, isRepeated: isTried });
      toast.success(
        made.image === 'stored'
          ? editingMessages.newFestival.createdWithImage
          : editingMessages.newFestival.created,
      );
      if (made.image !== 'failed') return onDone(id);
      setState({ step: 'withoutImage', id, reason: made.imageError ?? messages.image.uploadFailed });
    } catch (error) {
      setState({ step: 'form', failure: saveFailureText(error, messages.festival.createFailed) });
    }
  };
  const storeCover = async (image: File) => {
    try {
      await covering.mutateAsync({ festivalId: id, image });
      toast.success(messages.image.uploaded);
      onDone(id);
    } catch (error) {
      setState({ step: 'withoutImage', id, reason: saveFailureText(error, messages.image.uploadFailed) });
    }
  };
  return {
    state,
    id,
    isTried,
    isPending: creation.isPending || covering.isPending,
    create: (fields, image) => runOnce(() => create(fields, image)),
    storeCover: (image) => runOnce(() => storeCover(image)),
  };
}

/** Runs a task unless one is running; the second click of a double click comes before the next render. */
function useRunOnce() {
  const isBusy = useRef(false);
  return async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  };
}
