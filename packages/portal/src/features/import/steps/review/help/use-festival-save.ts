import { messages, type Festival } from '@lineup/domain';
import { errorText, type Versioned } from '@lineup/services';
import { useEffect, useRef, useState } from 'react';
import { useLineupServices } from '../../../../../app/provider/lineup-services.ts';
import { longestWait } from '../../../../../app/queries/edits.ts';
import { toast } from '../../../../../design/toasts/toast.ts';

interface FestivalSave {
  readonly isBusy: boolean;
  /**
   * Resolves to true if `save` succeeded; failures are reported. It resolves once the page has received the update: the
   * next save compares with the festival that the page knows.
   */
  readonly attempt: (save: () => Promise<unknown>) => Promise<boolean>;
}

/** Saves changes of the festival that result from answers in the review. */
export function useFestivalSave({ version }: Versioned<Festival>): FestivalSave {
  const [isBusy, setBusy] = useState(false);
  const nextVersion = useNext(version);
  const attempt = async (save: () => Promise<unknown>) => {
    setBusy(true);
    // The update may arrive before the response.
    const heard = nextVersion();
    try {
      await save();
      await heard;
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

interface DayStartSave {
  readonly isBusy: boolean;
  /** Resolves to true if days now begin at that time; the sets of the schedule keep their instants. */
  readonly saveDayStart: (dayStartsAt: string) => Promise<boolean>;
}

/** Saves another start of the festival's day. */
export function useDayStartSave(festival: Versioned<Festival>): DayStartSave {
  const { details } = useLineupServices();
  const { isBusy, attempt } = useFestivalSave(festival);
  return {
    isBusy,
    saveDayStart: (dayStartsAt) =>
      attempt(() => details.save({ festival, changes: { dayStartsAt }, preserved: 'instants' })),
  };
}

/**
 * Returns a function that waits for a different value: until it arrives, the component unmounts, or the maximum wait is
 * over.
 */
function useNext(value: string): () => Promise<void> {
  const waiting = useRef(new Map<() => void, string>());
  useEffect(() => {
    for (const [end, before] of waiting.current) if (before !== value) end();
  }, [value]);
  useEffect(() => {
    const ends = waiting.current;
    return () => ends.forEach((_, end) => end());
  }, []);
  return () =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waiting.current.delete(end);
        resolve();
      };
      const timer = setTimeout(end, longestWait);
      waiting.current.set(end, value);
    });
}
