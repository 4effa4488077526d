import { messages, type Festival } from '@lineup/domain';
import { errorText, type Versioned } from '@lineup/services';
import { useEffect, useRef, useState } from 'react';
import { useLineupServices } from '../../../../../app/provider/lineup-services.ts';
import { longestWait } from '../../../../../app/queries/edits.ts';
import { toast } from '../../../../../design/toasts/toast.ts';

interface FestivalSave {
  readonly isBusy: boolean;
  /**
   * Whether `save` has come to its end; what refuses it is reported. It ends when the page has heard of it: the next save
   * compares with the festival that the page knows.
   */
  readonly attempt: (save: () => Promise<unknown>) => Promise<boolean>;
}

/** Saves of the festival that an answer in the review brings along. */
export function useFestivalSave({ version }: Versioned<Festival>): FestivalSave {
  const [isBusy, setBusy] = useState(false);
  const nextVersion = useNext(version);
  const attempt = async (save: () => Promise<unknown>) => {
    setBusy(true);
    // The news may come before the answer.
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
  /** Whether days now begin at that time; the sets of the schedule stay at their instants. */
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

/** Gives what waits for another value than the present one: until it comes, the reader leaves, or the longest wait is over. */
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
