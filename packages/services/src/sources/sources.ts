import { sourceMessages } from '@lineup/domain';
import type { FunctionPort, SourceDownload } from '@lineup/provider';
import { withTexts } from '../service-error.ts';

/** Lineup files that the server downloads from the web. */
export function createSources(functions: Pick<FunctionPort, 'call'>) {
  return {
    /** Downloads the file at an address entered by the user. */
    fetch: (festivalId: string, address: string): Promise<SourceDownload> =>
      withTexts(
        () => functions.call('downloadSource', { festivalId, from: { type: 'address', address } }),
        sourceMessages.failed,
      ),
    /** Checks whether a source's file has changed since it was imported; the result is stored with the source. */
    check: (festivalId: string, sourceId: string): Promise<SourceDownload> =>
      withTexts(
        () => functions.call('downloadSource', { festivalId, from: { type: 'source', sourceId } }),
        sourceMessages.failed,
      ),
  };
}

export type SourcesService = ReturnType<typeof createSources>;
