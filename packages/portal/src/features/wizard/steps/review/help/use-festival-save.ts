import { messages } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useState } from 'react';
import { toast } from '../../../../../design/toasts/toast.ts';

interface FestivalSave {
  readonly isBusy: boolean;
  /** Whether `save` has come to its end; what refuses it is told. */
  readonly attempt: (save: () => Promise<unknown>) => Promise<boolean>;
}

/** Saves of the festival that an answer in the review brings along. */
export function useFestivalSave(): FestivalSave {
  const [isBusy, setBusy] = useState(false);
  const attempt = async (save: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await save();
      return true;
    } catch (error) {
      toast.error(errorText(error, messages.festival.saveFailed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, attempt };
}
