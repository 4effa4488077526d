import { neverFalling, ProviderError } from '@lineup/provider';
import type { FilePort, StoredFile } from '@lineup/provider';
import { failureFrom } from './http/failure.ts';
import type { Pause } from './options.ts';
import { withRetries } from './http/retry.ts';
import type { Transport } from './http/transport.ts';
import type { Uploader } from './http/upload.ts';
import { expectRecord, expectString, parseJson } from './http/wire.ts';

const retryPauses = [300] as const;

export function createFiles(transport: Transport, uploader: Uploader, pause: Pause): FilePort {
  return {
    upload: async (path, content, { onProgress, signal } = {}) => {
      if (signal?.aborted === true) throw new ProviderError('cancelled', 'cancelled by the caller');
      const report = transport.monitor();
      const progress = neverFalling(onProgress);
      const url = transport.address('/api/files', { path });
      const response = await uploader({ url, content, onProgress: progress, signal });
      if (response.status >= 200 && response.status < 300) {
        progress(1);
        return parseStoredFile(response.body);
      }
      const failure = failureFrom(response.status, response.body, response.retryAfter);
      report(failure);
      throw failure;
    },
    downloadUrl: async (path) => {
      const ask = () => transport.json({ method: 'GET', path: '/api/files/url', query: { path } });
      return expectString((await withRetries(ask, retryPauses, pause))['url'], 'url');
    },
    pictureUrl: (url, { width, format }) => {
      if (!url.startsWith('/files/')) return url;
      return format === 'webp' ? `${url}?w=${width}` : `${url}?w=${width}&f=${format}`;
    },
  };
}

function parseStoredFile(body: string): StoredFile {
  const file = expectRecord(parseJson(body), 'stored file');
  return { path: expectString(file['path'], 'path'), url: expectString(file['url'], 'url') };
}
