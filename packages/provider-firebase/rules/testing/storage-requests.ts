import type { Verdict } from './firestore-requests.ts';

export interface SentFile {
  readonly path: string;
  readonly type: string;
  /** In bytes; they are all zero. */
  readonly size: number;
}

/** Requests to the Storage emulator under its rules; `token` null asks as nobody, 'owner' past all rules. */
export function createStorageRequests(host: string, bucket: string) {
  const folder = `http://${host}/v0/b/${bucket}/o`;
  const address = (path: string) => `${folder}/${encodeURIComponent(path)}`;

  async function ask(token: string | null, url: string, init: RequestInit = {}): Promise<Verdict> {
    const headers = new Headers(init.headers);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(url, { ...init, headers });
    const answer = await response.text();
    if (response.status === 403) return 'refused';
    if (response.ok || response.status === 404) return 'allowed';
    throw new Error(`${url} answered ${response.status}: ${answer}`);
  }

  return {
    /** Whether the file's data may be read; that there is none is no refusal. */
    get: (token: string | null, path: string) => ask(token, `${address(path)}?alt=media`),

    /** All files whose path begins with `prefix`, which ends with a slash. */
    list: (token: string | null, prefix: string) =>
      ask(token, `${folder}?prefix=${encodeURIComponent(prefix)}`),

    put: (token: string | null, { path, type, size }: SentFile) =>
      ask(token, `${folder}?name=${encodeURIComponent(path)}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: new Uint8Array(size),
      }),

    /** Changes what is kept about the file, and leaves its content. */
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
