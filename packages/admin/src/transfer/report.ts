import { type DocumentKind, documentKinds } from '@lineup/domain';
import { kindTravels, type StayingKind } from '@lineup/provider/administration';
import type { ContentsSummary } from './contents-summary.ts';

export interface Sides {
  readonly source: { readonly name: string; readonly summary: ContentsSummary };
  readonly target: { readonly name: string; readonly summary: ContentsSummary };
}

type TravellingKind = Exclude<DocumentKind, StayingKind>;

const kindNames: Readonly<Record<TravellingKind, string>> = {
  user: 'users',
  festival: 'festivals',
  lineupEvent: 'events',
  unplacedAct: 'unplaced acts',
  block: 'blocks',
  importSource: 'import sources',
  lineupUpload: 'uploads',
  draftEvent: 'draft events',
  change: 'changes',
  changePart: 'parts of changes',
  artist: 'artists',
  artistChange: 'changes of artists',
  artistChangePart: 'parts of changes of artists',
  publication: 'publications',
  release: 'releases',
  lineupSlug: 'public addresses',
  previewLink: 'preview links',
  stageLink: 'links to stage screens',
  stageMessage: 'messages to stages',
  stageReport: 'reports from stages',
  webhookSecret: 'webhook secrets',
  accessEntry: 'entries of the access log',
};

/** Returns true if both sides store the same data. */
export function areEqual({ source, target }: Sides): boolean {
  return source.summary.checksum === target.summary.checksum;
}

/** Formats the two sides next to each other: the count of each kind, and the checksum over everything. */
export function comparisonTable(sides: Sides): string {
  const both = [sides.source.summary, sides.target.summary] as const;
  const rows: (readonly [string, string, string])[] = [
    ['', sides.source.name, sides.target.name],
    row('accounts', both, ({ accounts }) => accounts),
    ...documentKinds
      .filter((kind) => kindTravels(kind))
      .map((kind) => row(kindNames[kind], both, ({ documents }) => documents.get(kind) ?? 0)),
    row('files', both, ({ files }) => files),
    row('checksum', both, ({ checksum }) => checksum.slice(0, 16)),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map(([name, ...cells]) => [
      name.padEnd(widths[0] ?? 0),
      ...cells.map((cell, i) => cell.padStart(widths[i + 1] ?? 0)),
    ])
    .map((cells) => cells.join('  '))
    .join('\n');
}

function row(
  name: string,
  [source, target]: readonly [ContentsSummary, ContentsSummary],
  valueOf: (summary: ContentsSummary) => number | string,
): readonly [string, string, string] {
  return [name, String(valueOf(source)), String(valueOf(target))];
}
