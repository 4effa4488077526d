import { messages, needsZoneHistory, timestampToMillis, type Festival } from '@lineup/domain';
import { ServiceError } from '@lineup/services';
import type { Follow } from './use-live.ts';

/** Loads the zone rules of past decades, which few festivals need. Rejects if they fail to load. */
async function loadZoneHistory(): Promise<void> {
  const { learnZoneHistory } = await import('@lineup/domain/zone-history');
  learnZoneHistory();
}

/** Loads a part of the portal that accepts any date, together with all zone rules; rejects if either fails to load. */
export async function withZoneHistory<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadZoneHistory()]);
  return loaded;
}

/**
 * Follows the same festivals, which `festivalsIn` finds in the data. Data with a festival of past decades is passed on
 * once `load` has loaded the zone rules of its time. Updates stay in order.
 */
export function afterZoneHistory<T>(
  follow: Follow<T>,
  festivalsIn: (value: T) => readonly Festival[],
  load: () => Promise<void> = loadZoneHistory,
): Follow<T> {
  return (onNext, onError) => {
    let turn = 0;
    const stop = follow((value) => {
      turn += 1;
      const mine = turn;
      if (!festivalsIn(value).some(isOfPastDecades)) return onNext(value);
      load().then(
        () => mine === turn && onNext(value),
        (error: unknown) => mine === turn && onError(notLoaded(error)),
      );
    }, onError);
    return () => {
      turn += 1;
      stop();
    };
  };
}

function isOfPastDecades({ startDate }: Festival): boolean {
  return needsZoneHistory(timestampToMillis(startDate));
}

function notLoaded(cause: unknown): ServiceError {
  return new ServiceError('unavailable', messages.provider.unavailable, cause);
}
