import type { Client } from '../client.ts';

/** What became of an upload past the services. */
export interface UploadResponse {
  readonly status: number;
  /** The address of the stored file; '' where it was refused. */
  readonly url: string;
  readonly code: string;
  /** What the person is told besides the code's own text; '' where there is nothing more. */
  readonly text: string;
}

/** Puts bytes at a path of the storage, as no page of the portal would; in pieces of no announced length where `chunked`. */
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
