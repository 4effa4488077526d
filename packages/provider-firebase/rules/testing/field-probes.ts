import {
  draftFields,
  maximumChangeoverMinutes,
  maximumTightMinutes,
  textLimits,
  type DocumentKind,
} from '@lineup/domain';
import { serverTimestamp } from '@lineup/provider';
import type { Candidate } from './candidate.ts';
import { stageSettings } from './setting-probes.ts';
import { dates, times } from './span-probes.ts';
import { stageLists } from './stage-probes.ts';
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
    { name: 'imageURL null', change: { imageURL: null } },
    ...strangers(),
  ],
  lineupEvent: [
    ...texts('artistName', [...blankProbes, ...lengthProbes(textLimits.artistName)]),
    ...texts('imageURL', [...addressProbes, ...longAddresses()]),
    ...times(),
    { name: 'imageURL missing', change: { imageURL: undefined } },
    { name: 'stage of the festival', change: { stage: 'Lantern Hall' } },
    { name: 'stage of no festival', change: { stage: 'Moon' } },
    { name: 'stage in other letters', change: { stage: 'QUAY' } },
    ...strangers(),
  ],
  lineupUpload: [
    ...texts('fileName', [...blankProbes, ...lengthProbes(textLimits.fileName)]),
    ...texts('filePath', [['empty', ''], ...lengthProbes(1024)]),
    ...texts('fileURL', [['empty', ''], ...lengthProbes(textLimits.url)]),
    ...texts('uploadType', [
      ['json', 'json'],
      ['image', 'image'],
      ['csv', 'csv'],
      ['in capitals', 'JSON'],
    ]),
    ...texts('status', [
      ['completed', 'completed'],
      ['error', 'error'],
      ['unknown', 'waiting'],
    ]),
    ...texts('error', [['given', 'It failed']]),
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
    { name: 'row another', change: { row: 2 } },
    { name: 'hints none', change: { hints: [] } },
    { name: 'createdAt now', change: { createdAt: serverTimestamp } },
    ...strangers(),
  ],
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
