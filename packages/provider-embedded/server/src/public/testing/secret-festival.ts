import { paths, timestampFromMillis } from '@lineup/domain';
import type { Write, WriteData } from '@lineup/provider';
import {
  changeData,
  draftData,
  eventData,
  festivalData,
  sampleUploadId,
  uploadData,
} from '@lineup/provider/sample-documents';
import { serverTimestamp } from '@lineup/provider';

export const festivalId = 'saltmarsh';
export const slug = 'saltmarsh-weekender';
export const publicNames = ['The Paper Herons', 'Tidal Choir', 'Glasswort'] as const;

const hour = 3_600_000;
const firstDay = Date.UTC(2026, 6, 3);
/** Unlike any other time in the lineup. */
const secretStart = firstDay + 19 * hour + 43 * 60_000;
/** When the later steps of the announcements are due. */
export const stepAt = firstDay - 30 * 24 * hour;

const at = timestampFromMillis;

const words =
  'zqheld zqtba zqcancelled zqinstead zqlater zqnote zqblock zqact zqstage zqdraft zqupload z' +
  'qpicture zqhistory zqmail zqperson zqother zqname zqartist zqspelling';

/** Everything that must not become public at first; each contains a unique word. */
export const secrets: readonly string[] = [
  ...words.split(' '),
  // The secret time in every format.
  '19:43',
  '7:43',
  'T1943',
  String(secretStart),
  String(secretStart / 1000),
];

/** Sets with hidden details, by how much of them is announced. */
const hiddenSets: readonly [string, WriteData][] = [
  ['zqheld-1', { artistName: 'Zqheld Heath', announcement: { level: 'held' }, artistIds: ['zqartist-2'] }],
  ['zqheld-2', { artistName: 'Zqcancelled', announcement: { level: 'held' }, status: 'cancelled' }],
  [
    'zqheld-3',
    { artistName: 'Zqheld', announcement: { level: 'held' }, status: 'replaced', replacedBy: 'Zqinstead' },
  ],
  [
    'zqlater-1',
    { artistName: 'Zqlater', announcement: { level: 'held', steps: [{ level: 'name', at: at(stepAt) }] } },
  ],
];

/** Partly announced sets: what they hide is in the stage and the time. */
const partlyAnnounced: readonly [string, WriteData][] = [
  ['name-only', { artistName: 'Tidal Choir', announcement: { level: 'name' } }],
  ['day-only', { artistName: 'Glasswort', announcement: { level: 'day' } }],
];

const hidden = { stage: 'Zqstage Barn', timeStart: at(secretStart), timeEnd: at(secretStart + hour) };

const announced: readonly [string, WriteData][] = [
  [
    'open-1',
    {
      artistName: 'The Paper Herons',
      note: 'Zqnote: pays in cash',
      imageURL: '/files/zqpicture',
      artistIds: ['zqartist-1', 'herons'],
    },
  ],
  [
    'open-2',
    {
      artistName: 'Zqtba',
      stage: 'Dune',
      announcement: { level: 'time', tba: true },
      note: 'Zqnote',
    },
  ],
];

const event = (id: string, change: WriteData): Write => ({
  type: 'create',
  path: paths.event(festivalId, id),
  data: eventData(change),
});

const stamps = { created_at: serverTimestamp, updated_at: serverTimestamp };

/** The documents of the festival, and of another one that publishes nothing. */
export function secretFestival(): readonly Write[] {
  const place = {
    stage: 'Dune',
    date: at(firstDay),
    timeStart: at(secretStart),
    timeEnd: at(secretStart + hour),
  };
  const create = (path: string, data: WriteData): Write => ({ type: 'create', path, data });
  return [
    create(
      paths.festival(festivalId),
      festivalData({ stages: ['Lantern', 'Dune', 'Zqstage Barn'], imageURL: '/files/zqpicture' }),
    ),
    ...announced.map(([id, change]) => event(id, change)),
    ...partlyAnnounced.map(([id, change]) => event(id, { ...hidden, ...change })),
    ...hiddenSets.map(([id, change]) => event(id, { ...hidden, ...change, imageURL: '/files/zqpicture' })),
    create(paths.block(festivalId, 'zqblock-1'), { name: 'Zqblock soundcheck', ...place, ...stamps }),
    create(paths.unplacedAct(festivalId, 'zqact-1'), { artistName: 'Zqact', imageURL: null, ...stamps }),
    create(paths.upload(festivalId, sampleUploadId), uploadData(festivalId, { fileName: 'zqupload.json' })),
    create(paths.draftEvent(festivalId, sampleUploadId, 'zqupload-1'), draftData({ artistName: 'Zqupload' })),
    create(
      paths.change(festivalId, 'zqhistory-1'),
      changeData({
        by: { id: 'zqperson', email: 'zqmail@festival.example' },
        edits: [
          { target: 'set', id: 'open-1', name: 'Zqhistory', before: { stage: 'A' }, after: { stage: 'B' } },
        ],
      }),
    ),
    create(paths.artist('zqartist-1'), {
      name: 'Zqartist',
      keys: ['zqartist'],
      note: 'Zqartist',
      links: { website: 'https://zqartist.example' },
      ...stamps,
    }),
    create(paths.artist('zqartist-2'), {
      name: 'Zqheld Heath',
      keys: ['zqheld heath'],
      shortText: 'Zqartist',
      links: { website: 'https://zqartist.example' },
      imageURL: '/files/zqpicture',
      ...stamps,
    }),
    create(paths.artist('herons'), {
      name: 'The Paper Herons',
      spellings: ['Zqspelling'],
      keys: ['the paper herons', 'zqspelling'],
      shortText: 'Folded birds.',
      note: 'Zqartist',
      ...stamps,
    }),
    create(paths.festival('zqother'), festivalData({ name: 'Zqother Fair' })),
    { type: 'create', path: paths.event('zqother', 'zqother-1'), data: eventData({ artistName: 'Zqother' }) },
  ];
}

/** Changes after the release, none of which is published. */
export function laterWork(): readonly Write[] {
  return [
    {
      type: 'update',
      path: paths.event(festivalId, 'open-1'),
      data: { artistName: 'Zqdraft', replacedBy: 'Zqdraft' },
    },
    event('zqdraft-2', { artistName: 'Zqdraft Two', stage: 'Dune' }),
    {
      type: 'update',
      path: paths.festival(festivalId),
      data: { name: 'Zqdraft Weekender', location: 'Zqdraft' },
    },
  ];
}
