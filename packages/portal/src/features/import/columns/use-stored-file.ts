import type { Festival, Upload } from '@lineup/domain';
import { parseMappingText } from '@lineup/domain/reading';
import { useQuery } from '@tanstack/react-query';
import { loadStoredFile } from '../../../app/provider/load-stored-file.ts';
import { sentFile } from '../flow/sent-file.ts';
import { useFileReading } from '../mapping/use-file-reading.ts';

/**
 * Returns the file of an upload, from this tab if it was sent there or else from the storage, and its reading in the
 * browser.
 */
export function useStoredFile(festival: Festival, { uploadId, fileName, fileURL, mapping }: Upload) {
  const reading = useFileReading(festival);
  const opened = useQuery({
    queryKey: ['stored file', uploadId],
    queryFn: async () => {
      const file = sentFile.of(uploadId) ?? (await loadStoredFile(fileURL, fileName));
      reading.reopen(file, mapping === undefined ? null : parseMappingText(mapping));
      const found = await reading.settled();
      if (found.status === 'none') throw new Error('The file cannot be read in this browser');
      return { file, first: found.status === 'open' ? found.file : null };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
  return {
    reading,
    file: opened.data?.file ?? null,
    /** The reading on which the draft under review is based; null until it is loaded. */
    first: opened.data?.first ?? null,
    /** Whether the file, or the code that reads it, failed to load. */
    isMissing: opened.isError && !opened.isFetching,
    retry: () => void opened.refetch(),
  };
}
