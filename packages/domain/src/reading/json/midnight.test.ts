import { expect, it } from 'vitest';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { parseAnyLineup } from '../parse-any-lineup.ts';

/** Returns a set as frab writes it, with its start as a time and as a date-time. */
const talk = (title: string, day: string, start: string) => ({
  id: title,
  title,
  date: `2025-07-0${day}T${start}:00+02:00`,
  start,
  duration: '01:00',
  room: 'Barn',
});

it('takes a start at midnight that stands in a date too', async () => {
  const rooms = { Barn: [talk('Night Ferry', '4', '23:00'), talk('Owl Parade', '5', '00:00')] };
  const file = {
    schedule: { conference: { title: 'Salt & Lantern', days: [{ date: '2025-07-04', rooms }] } },
  };
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  const read = await parseAnyLineup(bytes, 'schedule.json', sampleFestival({ dayStartsAt: '06:00' }));
  expect(read.ok && read.events).toMatchObject([
    { artistName: 'Night Ferry', date: '2025-07-04', timeStart: '23:00', timeEnd: '00:00' },
    { artistName: 'Owl Parade', date: '2025-07-04', timeStart: '00:00', timeEnd: '01:00' },
  ]);
});
