import { ProviderError } from '@lineup/provider';
import type { AbortSignalLike, FileContent } from '@lineup/provider';
import type { Fetch } from '../options.ts';
import { connectionFailure } from './transport.ts';

/** Specification, section 9: the time limit for an upload. */
const uploadTimeoutMs = 600_000;

interface Upload {
  readonly url: string;
  readonly content: FileContent;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignalLike | undefined;
}

interface UploadResponse {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
}

/** Puts the content to the address; returns any response of the server, fails with `unavailable` or `cancelled`. */
export type Uploader = (upload: Upload) => Promise<UploadResponse>;

/** Uses XMLHttpRequest, as only that reports how much has been sent. */
export const requestUploader: Uploader = async (upload) => {
  const body = await blobOf(upload.content);
  if (upload.signal?.aborted === true) throw new ProviderError('cancelled', 'cancelled by the caller');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (conclude: () => void) => () => {
      upload.signal?.removeEventListener('abort', abort);
      conclude();
    };
    const fail = (code: 'unavailable' | 'cancelled', message: string) =>
      settle(() => reject(new ProviderError(code, message)));
    request.open('PUT', upload.url);
    request.timeout = uploadTimeoutMs;
    request.setRequestHeader('content-type', contentType(upload.content));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) upload.onProgress(loaded / total);
    });
    request.addEventListener(
      'load',
      settle(() =>
        resolve({
          status: request.status,
          body: request.responseText,
          retryAfter: request.getResponseHeader('retry-after'),
        }),
      ),
    );
    request.addEventListener('error', fail('unavailable', 'no connection'));
    request.addEventListener('timeout', fail('unavailable', 'the upload took too long'));
    request.addEventListener('abort', fail('cancelled', 'cancelled by the caller'));
    upload.signal?.addEventListener('abort', abort);
    request.send(body);
  });
};

/** For platforms without XMLHttpRequest: only reports progress at the end. */
export function fetchUploader(fetch: Fetch): Uploader {
  return async ({ url, content, signal }) => {
    const abort = new AbortController();
    const cancel = () => abort.abort();
    signal?.addEventListener('abort', cancel);
    const timeout = new ProviderError('unavailable', 'the upload took too long');
    const timer = setTimeout(() => abort.abort(timeout), uploadTimeoutMs);
    try {
      const body = await blobOf(content);
      const headers = { 'content-type': contentType(content) };
      const response = await fetch(url, { method: 'PUT', headers, body, signal: abort.signal });
      return {
        status: response.status,
        body: await response.text(),
        retryAfter: response.headers.get('retry-after'),
      };
    } catch (error) {
      throw connectionFailure(error, abort.signal);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  };
}

async function blobOf(content: FileContent): Promise<Blob> {
  return content instanceof Blob ? content : new Blob([await content.arrayBuffer()]);
}

function contentType({ type }: FileContent): string {
  return type === '' ? 'application/octet-stream' : type;
}
