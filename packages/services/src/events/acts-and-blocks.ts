import { messages, paths, type Block, type UnplacedAct } from '@lineup/domain';
import type { DocumentReader, DocumentSnapshot } from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { blockFrom, readableOf, unplacedActFrom } from '../commits/act-and-block-records.ts';
import type { Versioned } from '../commits/records.ts';
import { watchFailure, type ServiceError } from '../service-error.ts';

/** The unplaced acts and blocks of a festival's timetable; `EventsService.change` writes them. */
export function createActsAndBlocks(documents: Pick<DocumentReader, 'watch'>, recorder: Recorder) {
  const watching =
    <T>(collectionOf: (festivalId: string) => string, read: (snapshot: DocumentSnapshot) => T) =>
    (
      festivalId: string,
      onNext: (found: readonly T[]) => void,
      onError: (error: ServiceError) => void,
    ): (() => void) => {
      const fail = watchFailure(onError, messages.event.scheduleLoadFailed);
      const watch = {};
      const next = (found: readonly DocumentSnapshot[]) => {
        recorder.watched.note(watch, found);
        onNext(readableOf(found, read));
      };
      const stop = documents.watch({ collection: collectionOf(festivalId) }, next, fail);
      return () => {
        recorder.watched.forget(watch);
        stop();
      };
    };
  return {
    unplacedActs: {
      /** Calls back with all unplaced acts, immediately and after every change; see the port's `watch`. */
      watch: watching<Versioned<UnplacedAct>>(paths.unplacedActs, unplacedActFrom),
    },
    blocks: {
      /** Calls back with all blocks, immediately and after every change; see the port's `watch`. */
      watch: watching<Versioned<Block>>(paths.blocks, blockFrom),
    },
  };
}
