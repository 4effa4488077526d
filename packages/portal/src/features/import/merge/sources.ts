import { mergeMessages, foldText, textLimits, type Upload } from '@lineup/domain';
import { sourceNameOfFile } from '@lineup/domain/merge';
import type { KnownSource } from '@lineup/services';
import type { Decisions } from './decisions.ts';

/** The source of the lineup under review. */
export interface ChosenSource {
  /** Null for a new source. */
  readonly known: KnownSource | null;
  readonly name: string;
  /** Why it cannot be saved under this name; null if it can. */
  readonly error: string | null;
}

/**
 * Returns the selected source, or else the one with the file's address, the one with its name, or the last used one.
 */
export function chosenSource(
  sources: readonly KnownSource[],
  { sourceId, name }: Pick<Decisions, 'sourceId' | 'name'>,
  { fileName, origin }: Pick<Upload, 'fileName' | 'origin'>,
): ChosenSource {
  const suggested = sourceNameOfFile(fileName);
  const chosen =
    sourceId === undefined
      ? (sources.find((source) => origin !== undefined && source.origin?.address === origin.address) ??
        sources.find((source) => isCalled(source, suggested)) ??
        sources[0])
      : sources.find(({ id }) => id === sourceId);
  if (chosen !== undefined) return { known: chosen, name: chosen.name, error: null };
  const given = (name ?? suggested).trim();
  return { known: null, name: given, error: errorOf(given, sources) };
}

function errorOf(name: string, sources: readonly KnownSource[]): string | null {
  if (name === '') return mergeMessages.source.missing;
  if (name.length > textLimits.sourceName) return mergeMessages.source.tooLong(textLimits.sourceName);
  if (sources.some((source) => isCalled(source, name))) return mergeMessages.source.taken;
  return null;
}

function isCalled(source: Pick<KnownSource, 'name'>, name: string): boolean {
  return foldText(source.name) === foldText(name);
}
