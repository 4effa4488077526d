import {
  fileLimits,
  messages,
  processingMessages,
  pictureTypeBytes,
  pictureTypeOf,
  spreadsheetTypeBytes,
  spreadsheetTypeOf,
  type FilePlace,
} from '@lineup/domain';
import { ProviderError } from '@lineup/provider';

/** Fails with `payload-too-large` if a file of this many bytes may not be stored there. */
export function checkSize({ kind }: FilePlace, bytes: number): void {
  if (bytes <= fileLimits[kind]) return;
  throw new ProviderError('payload-too-large', `The file has more than ${fileLimits[kind]} bytes`);
}

/** Returns the media type of the content, recognised by its first bytes. Fails with `unsupported-media-type`. */
export function contentType({ kind }: FilePlace, bytes: Uint8Array): string {
  if (kind === 'lineupJson') return 'application/json';
  if (kind === 'lineupSpreadsheet') return spreadsheetType(bytes);
  const type = pictureTypeOf(bytes.subarray(0, pictureTypeBytes));
  if (type !== null) return type;
  throw new ProviderError('unsupported-media-type', 'The content is no picture', {
    userMessage: messages.image.invalidType,
  });
}

function spreadsheetType(bytes: Uint8Array): string {
  const type = spreadsheetTypeOf(bytes.subarray(0, spreadsheetTypeBytes));
  if (type !== null) return type;
  throw new ProviderError('unsupported-media-type', 'The content is no spreadsheet', {
    userMessage: processingMessages.notSpreadsheet,
  });
}
