import {
  draftFields,
  maximumAsRead,
  maximumChangeoverMinutes,
  maximumMappingText,
  maximumTightMinutes,
  textLimits,
  type DocumentKind,
  maximumFestivalDays,
  timestampFromMillis,
  maximumStages,
} from '@lineup/domain';
import { serverTimestamp } from '@lineup/provider';
import { acceptances } from './acceptance-probes.ts';
import { announcements } from './announcement-probes.ts';
import type { Candidate } from './candidates.ts';
import { saidSets } from './said-probes.ts';
import { stageSettings } from './setting-probes.ts';
import {
  addressProbes,
  blankProbes,
  clocks,
  offsets,
  lengthProbes,
  longAddresses,
  zones,
  type Probe,
} from './text-probes.ts';
import { validUploadId } from './valid-documents.ts';

const day = 86_400_000;

/** What became of a set or an act, and what is noted of it. */
function statusesWithNotes(): readonly Candidate[] {
  return [
    ...texts('status', [
      ['cancelled', 'cancelled'],
      ['unknown', 'postponed'],
      ['in capitals', 'CANCELLED'],
      ['empty', ''],
    ]),
    ...texts('replacedBy', [...blankProbes, ...lengthProbes(textLimits.artistName)]),
    ...texts('note', [...blankProbes, ...lengthProbes(textLimits.setNote)]),
  ];
}

/** First and last instants of festivals. */
function dates(): readonly Candidate[] {
  const start = Date.UTC(2027, 6, 2);
  const longest = (maximumFestivalDays + 1) * day;
  const spans: Readonly<Record<string, readonly [from: number, to: number]>> = {
    'of one millisecond': [start, start + 1],
    'of no time': [start, start],
    'that end before they start': [start, start - 1],
    'of 366 days': [start, start + maximumFestivalDays * day],
    'of the longest time': [start, start + longest],
    'longer by a second': [start, start + longest + 1000],
    'longer by less than a second, counted in whole ones': [start + 500, start + longest + 1400],
    'from 1900': [Date.UTC(1900, 0, 1), Date.UTC(1900, 0, 3)],
    'from before 1900': [Date.UTC(1900, 0, 1) - 1, Date.UTC(1900, 0, 3)],
    'until the end of 2200': [Date.UTC(2200, 11, 30), Date.UTC(2201, 0, 1) - 1],
    'until 2201': [Date.UTC(2200, 11, 30), Date.UTC(2201, 0, 1)],
  };
  return Object.entries(spans).map(([name, [from, to]]) => ({
    name: `dates ${name}`,
    change: { startDate: timestampFromMillis(from), endDate: timestampFromMillis(to) },
  }));
}

/** First and last instants of sets. */
function times(): readonly Candidate[] {
  const start = Date.UTC(2027, 6, 2, 10);
  const spans: Readonly<Record<string, readonly [from: number, to: number]>> = {
    'of no length': [start, start],
    'that end before they start': [start, start - 1],
    'far away': [Date.UTC(9999, 0, 1), Date.UTC(9999, 0, 2)],
  };
  return Object.entries(spans).map(([name, [from, to]]) => ({
    name: `times ${name}`,
    change: { timeStart: timestampFromMillis(from), timeEnd: timestampFromMillis(to) },
  }));
}

const stageOfFestival: readonly Candidate[] = [
  { name: 'stage of the festival', change: { stage: 'Lantern Hall' } },
  { name: 'stage of no festival', change: { stage: 'Moon' } },
  { name: 'stage in other letters', change: { stage: 'QUAY' } },
];

/** What is tried on each kind besides other types and missing fields: lengths, patterns, ranges, what fits together. */
export const fieldProbes: Readonly<Record<DocumentKind, readonly Candidate[]>> = {
  user: [],
  festival: [
    ...texts('name', [...blankProbes, ...lengthProbes(textLimits.festivalName)]),
    ...texts('location', [...blankProbes, ...lengthProbes(textLimits.location)]),
    ...texts('timezone', zones()),
    ...texts('dayStartsAt', clocks()),
    ...texts('plannedOffsets', offsets()),
    ...texts('imageURL', [...addressProbes, ...longAddresses()]),
    ...['h12', 'h23', 'h24', 'H23', ''].map((hourCycle) => ({
      name: `hourCycle '${hourCycle}'`,
      change: { hourCycle },
    })),
    ...[0, maximumTightMinutes, maximumTightMinutes + 1, -1].map((tightMinutes) => ({
      name: `tightMinutes ${tightMinutes}`,
      change: { tightMinutes },
    })),
    ...[0, maximumChangeoverMinutes, maximumChangeoverMinutes + 1, -1].map((changeoverMinutes) => ({
      name: `changeoverMinutes ${changeoverMinutes}`,
      change: { changeoverMinutes },
    })),
    ...dates(),
    ...stageLists(),
    ...stageSettings(),
    ...acceptances(),
    { name: 'imageURL null', change: { imageURL: null } },
    ...strangers(),
  ],
  lineupEvent: [
    ...texts('artistName', [...blankProbes, ...lengthProbes(textLimits.artistName)]),
    ...texts('imageURL', [...addressProbes, ...longAddresses()]),
    ...times(),
    ...statusesWithNotes(),
    ...announcements(),
    { name: 'imageURL missing', change: { imageURL: undefined } },
    ...stageOfFestival,
    ...strangers(),
  ],
  unplacedAct: [
    ...texts('artistName', [...blankProbes, ...lengthProbes(textLimits.artistName)]),
    ...texts('imageURL', [...addressProbes, ...longAddresses()]),
    ...statusesWithNotes(),
    ...announcements(),
    { name: 'note null', change: { note: null } },
    ...[0, 1, 24 * 60 - 1, 24 * 60, -1].map((minutes) => ({
      name: `minutes ${minutes}`,
      change: { minutes },
    })),
    ...strangers(),
  ],
  block: [
    ...texts('name', [...blankProbes, ...lengthProbes(textLimits.blockName)]),
    ...times(),
    ...stageOfFestival,
    ...strangers(),
  ],
  importSource: [
    ...texts('name', [...blankProbes, ...lengthProbes(textLimits.sourceName)]),
    ...texts('of', [
      ['another', 'source-2'],
      ['empty', ''],
      ['with a point', 'a.b'],
      ['of full length', 'x'.repeat(128)],
      ['too long', 'x'.repeat(129)],
    ]),
    ...texts('uploadId', [
      ['another', `${validUploadId}x`],
      ['of no upload', 'x'],
    ]),
    ...saidSets(),
    ...strangers(),
  ],
  lineupUpload: [
    ...texts('fileName', [...blankProbes, ...lengthProbes(textLimits.fileName)]),
    ...texts('filePath', [['empty', ''], ...lengthProbes(1024)]),
    ...texts('fileURL', [['empty', ''], ...lengthProbes(textLimits.url)]),
    ...texts('uploadType', [
      ['json', 'json'],
      ['image', 'image'],
      ['spreadsheet', 'spreadsheet'],
      ['csv', 'csv'],
      ['in capitals', 'JSON'],
    ]),
    ...texts('status', [
      ['completed', 'completed'],
      ['error', 'error'],
      ['unknown', 'waiting'],
    ]),
    ...texts('error', [['given', 'It failed']]),
    ...texts('mapping', [
      ['given', '{"tables":[]}'],
      ['empty', ''],
      ['of the longest', 'x'.repeat(maximumMappingText)],
      ['too long', 'x'.repeat(maximumMappingText + 1)],
    ]),
    { name: 'mapping as a map', change: { mapping: {} } },
    { name: 'mapping null', change: { mapping: null } },
    ...texts('uploadId', [
      ['another', `${validUploadId}x`],
      ['of no upload', 'x'],
    ]),
    ...texts('festivalId', [
      ['another', 'elsewhere'],
      ['empty', ''],
    ]),
    ...strangers(),
  ],
  draftEvent: [
    ...draftFields
      .filter((field) => field !== 'imageURL')
      .flatMap((field) => texts(field, [['empty', ''], ['blank', ' '], ...lengthProbes(1000)])),
    ...texts('imageURL', [['no address', 'a picture'], ...lengthProbes(textLimits.url)]),
    { name: 'imageURL null', change: { imageURL: null } },
    ...texts('dayStartsAt', [
      ['a clock time', '06:00'],
      ['no clock time', '6 AM'],
      ['empty', ''],
    ]),
    ...texts('asRead', [['of two lines', '{\n}'], ['in Danish', 'Ærø'], ...lengthProbes(maximumAsRead)]),
    ...[true, false, 'true', null].map((unplaced) => ({
      name: `unplaced as ${JSON.stringify(unplaced)}`,
      change: { unplaced },
    })),
    { name: 'row another', change: { row: 2 } },
    { name: 'hints none', change: { hints: [] } },
    { name: 'createdAt now', change: { createdAt: serverTimestamp } },
    ...strangers(),
  ],
  // What a record may be has a suite of its own.
  change: [],
  changePart: [],
  // And these no person writes.
  publication: [],
  release: [],
  lineupSlug: [],
  previewLink: [],
  dueRelease: [],
  webhookSecret: [],
};

function texts(field: string, probes: readonly Probe[]): readonly Candidate[] {
  return probes.map(([name, text]) => ({ name: `${field} ${name}`, change: { [field]: text } }));
}

function strangers(): readonly Candidate[] {
  return ['colour', 'id', '_other', 'constructor'].map((field) => ({
    name: `${field} is no field`,
    change: { [field]: 'x' },
  }));
}

/** Lists of stages. */
function stageLists(): readonly Candidate[] {
  const stage = 'x'.repeat(textLimits.stageName);
  const lists: Readonly<Record<string, readonly (string | number | null)[]>> = {
    'none at all': [],
    'of one letter': ['A'],
    'in other scripts': ['Ünïcode', '音楽 \u{1F3B6}'],
    'with a line break': ['One\nTwo'],
    'with a comma': ['One, Two', 'Three'],
    alike: ['A', 'B', 'A'],
    'alike but for their letters': ['A', 'a'],
    'with an empty one': ['A', ''],
    'of an empty one': [''],
    'with a blank one': ['A', ' '],
    'with space before': ['A', ' B'],
    'with space behind': ['A\u00A0', 'B'],
    'with a mark of byte order': ['\uFEFFA'],
    'with a number': ['A', 5],
    'with null': [null, 'A'],
    'of full length': [stage],
    'too long by one': ['A', `${stage}x`],
    'of full length in notes': ['\u{1F3B6}'.repeat(textLimits.stageName)],
    'of too many notes': ['\u{1F3B6}'.repeat(textLimits.stageName + 1)],
    'with a separator of units': ['A\u001FB'],
    'as many as can be': Array.from({ length: maximumStages }, (_, index) =>
      String(index).padStart(textLimits.stageName, 's'),
    ),
    'one too many': Array.from({ length: maximumStages + 1 }, (_, index) => `s${index}`),
  };
  return Object.entries(lists).map(([name, stages]) => ({ name: `stages ${name}`, change: { stages } }));
}
