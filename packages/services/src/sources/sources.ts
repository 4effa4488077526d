import { sourceMessages } from '@lineup/domain';
import type { FunctionPort, SourceDownload } from '@lineup/provider';
import { withTexts } from '../service-error.ts';

/** Lineup files that the server downloads from the web. */
export function createSources(functions: Pick<FunctionPort, 'call'>) {
  return {
    /** The file at an address that somebody has typed. */
    fetch: (festivalId: string, address: string): Promise<SourceDownload> =>
      withTexts(
        () => functions.call('downloadSource', { festivalId, from: { type: 'address', address } }),
        sourceMessages.failed,
      ),
    /** The file of a source, if it is another one than when it was imported; the source remembers the answer. */
    check: (festivalId: string, sourceId: string): Promise<SourceDownload> =>
      withTexts(
        () => functions.call('downloadSource', { festivalId, from: { type: 'source', sourceId } }),
        sourceMessages.failed,
      ),
  };
}

export type SourcesService = ReturnType<typeof createSources>;
