import type { Client } from '../client.ts';

/** The result of an upload that bypasses the services. */
export interface UploadResponse {
  readonly status: number;
  /** The address of the stored file; '' if it was refused. */
  readonly url: string;
  readonly code: string;
  /** The text for the user in addition to the code's own; '' if there is none. */
  readonly text: string;
}

/**
 * Uploads bytes to a path of the storage, unlike any page of the portal; in chunks without a declared length if
 * `chunked`.
 */
export async function uploadRaw(
  client: Client,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  { chunked = false } = {},
): Promise<UploadResponse> {
  const body = chunked ? new Blob([bytes]).stream() : bytes;
  const response = await client.fetch(`/api/files?path=${encodeURIComponent(path)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body,
    ...(chunked ? { duplex: 'half' } : {}),
  });
  return readResponse(response.status, await response.text());
}

function readResponse(status: number, content: string): UploadResponse {
  const body: unknown = JSON.parse(content);
  const error = fieldOf(body, 'error');
  return {
    status,
    url: textOf(fieldOf(body, 'url')),
    code: textOf(fieldOf(error, 'code')),
    text: textOf(fieldOf(error, 'userMessage')),
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
