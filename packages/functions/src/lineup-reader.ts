import type { LineupFestival } from '@lineup/domain';
import type { ReadLineup } from '@lineup/domain/reading';
import type { AbortSignalLike } from '@lineup/provider';

/** A lineup file of at most 5 MB; `mapping` comes from its upload's record, null if none was chosen. */
export interface LineupFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly festival: LineupFestival;
  readonly mapping: string | null;
}

/**
 * Reads a lineup file of any kind. Returns a result for invalid content too; once `signal` is aborted it may never
 * resolve.
 */
export type LineupReader = (file: LineupFile, signal: AbortSignalLike) => Promise<ReadLineup>;

/** Reads the file in this process. The libraries for the formats are loaded on demand. */
export async function readLineupHere({
  bytes,
  fileName,
  festival,
  mapping,
}: LineupFile): Promise<ReadLineup> {
  const { parseAnyLineup, parseMappingText } = await import('@lineup/domain/reading');
  const chosen = mapping === null ? null : parseMappingText(mapping);
  return parseAnyLineup(bytes, fileName, festival, chosen ?? undefined);
}
