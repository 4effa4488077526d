import { contentDisposition } from '@lineup/domain';
import type { Decision } from './firestore-requests.ts';

export interface SentFile {
  readonly path: string;
  readonly type: string;
  /** The size in bytes, which are all zero. */
  readonly size: number;
  /** The content-disposition header; defaults to the portal's. */
  readonly disposition?: string | null;
}

/** The separator between the parts of a request; no file of these tests contains it. */
const boundary = 'parts-of-one-file';

/**
 * Sends requests to the Storage emulator under its rules; a `token` of null is anonymous, 'owner' bypasses the rules.
 */
export function createStorageRequests(host: string, bucket: string) {
  const folder = `http://${host}/v0/b/${bucket}/o`;
  const address = (path: string) => `${folder}/${encodeURIComponent(path)}`;

  async function ask(token: string | null, url: string, init: RequestInit = {}): Promise<Decision> {
    const headers = new Headers(init.headers);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(url, { ...init, headers });
    const responseText = await response.text();
    if (response.status === 403) return 'refused';
    if (response.ok || response.status === 404) return 'allowed';
    throw new Error(`${url} answered ${response.status}: ${responseText}`);
  }

  return {
    /** Whether the file's metadata may be read; a missing file does not count as denied. */
    get: (token: string | null, path: string) => ask(token, `${address(path)}?alt=media`),

    /** All files whose path begins with `prefix`, which ends with a slash. */
    list: (token: string | null, prefix: string) =>
      ask(token, `${folder}?prefix=${encodeURIComponent(prefix)}`),

    put: (token: string | null, file: SentFile) =>
      ask(token, `${folder}?name=${encodeURIComponent(file.path)}`, {
        method: 'POST',
        headers: {
          'x-goog-upload-protocol': 'multipart',
          'content-type': `multipart/related; boundary=${boundary}`,
        },
        body: inParts(file),
      }),

    /** Changes the file's metadata, not its content. */
    describe: (token: string | null, path: string) =>
      ask(token, address(path), {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ contentType: 'image/png', metadata: { owner: 'me' } }),
      }),

    delete: (token: string | null, path: string) => ask(token, address(path), { method: 'DELETE' }),
  };
}

export type StorageRequests = ReturnType<typeof createStorageRequests>;

/** The file's metadata, then its bytes, as the client SDK sends them. */
function inParts({ path, type, size, disposition = contentDisposition(path, type) }: SentFile): Blob {
  const known = { contentType: type, ...(disposition === null ? {} : { contentDisposition: disposition }) };
  return new Blob([
    `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(known)}\r\n`,
    `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`,
    new Uint8Array(size),
    `\r\n--${boundary}--`,
  ]);
}
