import { open } from 'node:fs/promises';
import { processingMessages, spreadsheetTypeBytes, spreadsheetTypeOf, type FilePlace } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { recognisePicture } from './pictures.ts';

/**
 * Returns the media type of a lineup file by its place and content. Whether JSON is valid is only checked when it is
 * read. Fails with `unsupported-media-type` if the content cannot be such a file.
 */
export async function recogniseLineup({ kind }: FilePlace, path: string): Promise<string> {
  if (kind === 'lineupJson') return 'application/json';
  return kind === 'lineupSpreadsheet' ? recogniseSpreadsheet(path) : recognisePicture(path);
}

async function recogniseSpreadsheet(path: string): Promise<string> {
  const type = spreadsheetTypeOf(await beginOf(path));
  if (type !== null) return type;
  throw new ProviderError('unsupported-media-type', 'The content is no spreadsheet', {
    userMessage: processingMessages.notSpreadsheet,
  });
}

async function beginOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(spreadsheetTypeBytes));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
