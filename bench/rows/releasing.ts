import type { Festival, LineupEvent } from '@lineup/domain';
import { atMost, type Figure, type Row } from '../frame/row.ts';
import { median, processorTimesOf } from '../measure/statistics.ts';
import { buildReaders, type Readers } from '../support/build-readers.ts';
import { fileFestival, fileRow } from '../support/lineup-files.ts';

const setCount = 1691;
const hour = 3_600_000;

/** When the first release is published; each further one an hour later: 1 June 2026, UTC. */
const firstRelease = Date.UTC(2026, 5, 1);

/** The computation of a release on the server, without documents and files. */
export const releasing: Row = {
  name: 'releasing',
  title: `Releases of ${setCount.toLocaleString('en')} sets`,
  run: async ({ program, quick, calibration }) => {
    const readers = await buildReaders(program);
    const runs = quick ? 5 : 31;
    const figures: Figure[] = [];
    for (const { label, parts, run } of steps(readers)) {
      const value = await steady(runs, run);
      figures.push({ label, value, unit: 'ms', goal: atMost(parts, calibration.computing) });
    }
    return { figures, notes };
  },
};

const notes = [
  'One set in ten is announced by its name alone, and one in twenty is held back. From one release to the next one set in seven is ' +
    'moved by an hour and one in fifty cancelled.',
];

interface Step {
  readonly label: string;
  /** Relative to the computing calibration. */
  readonly parts: number;
  readonly run: () => unknown;
}

function steps(readers: Readers): readonly Step[] {
  const { freezeLineup, makePublicRelease, releaseChanges, publicReleaseSchema } = readers;
  const before = freezeLineup(festivalOf(), events(readers, false));
  const changed = events(readers, true);
  const now = freezeLineup(festivalOf(), changed);
  const out = (lineup: typeof before, memory: Parameters<typeof makePublicRelease>[1], number: number) => {
    const publishedAt = firstRelease + number * hour;
    const release = { id: `release${number}`, number, publishedAt, plannedFor: null, late: false };
    return makePublicRelease(lineup, memory, { release, now: publishedAt, state: 'published' });
  };
  const first = out(before, null, 1);
  const text = JSON.stringify(first.public);
  return [
    {
      label: 'freeze and make the first',
      parts: 1.5,
      run: () => out(freezeLineup(festivalOf(), changed), null, 1),
    },
    {
      label: 'freeze, compare and make the next',
      parts: 1.5,
      run: () => {
        const frozen = freezeLineup(festivalOf(), changed);
        return [releaseChanges(before, frozen), out(frozen, first.memory, 2)];
      },
    },
    { label: 'the next at a step of announcements', parts: 1.5, run: () => out(now, first.memory, 2) },
    { label: 'read the public file', parts: 0.6, run: () => publicReleaseSchema.parse(JSON.parse(text)) },
  ];
}

function festivalOf(): Festival {
  const stamp = fileFestival.startDate;
  return {
    ...fileFestival,
    stages: [...fileFestival.stages],
    imageURL: null,
    id: 'bench-festival',
    name: 'Harbour Lights',
    location: 'Old Harbour',
    created_at: stamp,
    updated_at: stamp,
  };
}

function events({ eventTimestamps }: Readers, isChanged: boolean): readonly LineupEvent[] {
  return Array.from({ length: setCount }, (_, number): LineupEvent => {
    const { artistName, stage, ...times } = fileRow(number);
    const { date, timeStart, timeEnd } = eventTimestamps(times, fileFestival);
    const later = isChanged && number % 7 === 3 ? 3600 : 0;
    const at = (time: typeof timeStart) => ({ ...time, seconds: time.seconds + later });
    const level = number % 20 === 1 ? 'held' : number % 10 === 5 ? 'name' : null;
    return {
      id: `set${number}`,
      artistName,
      stage,
      date,
      timeStart: at(timeStart),
      timeEnd: at(timeEnd),
      ...(isChanged && number % 50 === 9 && { status: 'cancelled' }),
      ...(level !== null && { announcement: { level } }),
    };
  });
}

/** The median time of a run, after some warm-up runs. */
async function steady(runs: number, run: () => unknown): Promise<number> {
  const times = await processorTimesOf(runs + 3, async () => {
    run();
  });
  return median(times.slice(3));
}
