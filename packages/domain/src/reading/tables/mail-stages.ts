import { foldText } from '../../text/fold.ts';

/** A line with a time: the artist, and the stage if the line has one. */
export interface StagedEntry {
  readonly artistName: string;
  readonly time: string;
  readonly stage: string | null;
}

interface EntryLine {
  readonly entry: StagedEntry | null;
}

const behindAt = /^(.+?)\s+@\s*(\S.*)$/u;
const inBrackets = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/u;

/** Text in brackets after artist names: the kind of performance, or the origin. */
const aside =
  /^(?:live|dj|(?:dj|live|hybrid|vinyl|closing|opening|extended)[\s-]?set|hybrid|a\s?\/?\s?v|acoustic|solo|b2b.*|feat\.?.*|ft\.?.*|again|[a-z]{2}|usa|ger|ned|bel|fra|esp|ita|can|aus|swe|nor|den|fin|por|irl|gbr|nzl)$/u;

/** Share of entries that must have a stage in brackets; otherwise the brackets belong to the name. */
const enough = 0.8;

/** With fewer entries than this, each stage may occur only once. */
const few = 6;

/** Extracts the stage from entries that have it after the name: "Kyber @ AMP", "Kyber (AMP)". */
export function stagesInEntries<Line extends EntryLine>(lines: readonly Line[]): readonly Line[] {
  const entries = lines.flatMap(({ entry }) => entry ?? []);
  const named = entries.flatMap(({ artistName }) => inBrackets.exec(artistName)?.[2] ?? []).map(foldText);
  const distinct = new Set(named).size;
  const areStages =
    named.length >= entries.length * enough &&
    !named.some((text) => aside.test(text.trim())) &&
    (named.length < few || distinct * 2 <= named.length);
  return lines.map((line) =>
    line.entry === null ? line : { ...line, entry: withStage(line.entry, areStages) },
  );
}

function withStage(entry: StagedEntry, areInBrackets: boolean): StagedEntry {
  const found = behindAt.exec(entry.artistName) ?? (areInBrackets ? inBrackets.exec(entry.artistName) : null);
  const [, artistName, stage] = found ?? [];
  return artistName === undefined || stage === undefined ? entry : { ...entry, artistName, stage };
}
