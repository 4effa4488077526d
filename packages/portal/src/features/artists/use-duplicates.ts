import { possibleDuplicates, type Artist } from '@lineup/domain';
import { useEffect, useState } from 'react';
import { nextTurn } from '../../app/loading/when-idle.ts';

type Duplicates = ReadonlyMap<string, readonly string[]>;

/**
 * The artists that may be the same, by id; null until that is known. Of thousands it takes a good half second, in which the page
 * goes on; after a change those of before stay for that time.
 */
export function useDuplicates(artists: readonly Artist[]): Duplicates | null {
  const [found, setFound] = useState<Duplicates | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const duplicates = await possibleDuplicates(artists, nextTurn);
      if (isCurrent) setFound(duplicates);
    };
    void find();
    return () => {
      isCurrent = false;
    };
  }, [artists]);
  return found;
}
