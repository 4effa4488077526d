import type { Block } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useCallback } from 'react';
import { useLineupServices } from '../provider/lineup-services.ts';
import { blocksKey } from './edit-records.ts';
import { useLive, type Follow } from './use-live.ts';

type Blocks = readonly Versioned<Block>[];

const none: Blocks = [];

/** Returns the visible blocks of a festival; none until they are loaded, and not followed unless `isEnabled`. */
export function useBlocks(festivalId: string, isEnabled: boolean): Blocks {
  const { blocks } = useLineupServices();
  const follow = useCallback<Follow<Blocks>>(
    (onNext, onError) => (isEnabled ? blocks.watch(festivalId, onNext, onError) : () => undefined),
    [blocks, festivalId, isEnabled],
  );
  const live = useLive(blocksKey(festivalId), follow);
  return live.status === 'success' && isEnabled ? live.data : none;
}
