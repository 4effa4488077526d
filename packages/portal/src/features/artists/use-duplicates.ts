import { possibleDuplicates, type Artist } from '@lineup/domain';
import { useEffect, useState } from 'react';
import { nextTurn } from '../../app/loading/when-idle.ts';

type Duplicates = ReadonlyMap<string, readonly string[]>;

/**
 * Returns possible duplicates by artist id; null until they are computed. For thousands this takes about half a second,
 * which does not block the page; after a change the previous result stays until then.
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
