import type { FrabDay, FrabEvent, FrabSchedule } from './schedule.ts';

/** The published schema rejects zones in another form, such as "Etc/GMT+5". */
const knownZone = /^(?:[A-Z][a-z]+\/[A-Z][a-z]+|UTC$)/u;

/** Renders the schedule as JSON; `page` is the address of the page that shows it. */
export function scheduleJson(schedule: FrabSchedule, page: string): string {
  const { version, title, acronym, start, end, zone, rooms, days } = schedule;
  const conference = {
    acronym,
    title,
    start,
    end,
    daysCount: days.length,
    timeslot_duration: '00:05',
    ...(knownZone.test(zone) && { time_zone_name: zone }),
    url: page,
    rooms,
    days: days.map((day) => dayJson(day, page)),
  };
  return `${JSON.stringify({ schedule: { version, base_url: page, conference } }, null, 2)}\n`;
}

function dayJson({ index, date, start, end, rooms }: FrabDay, page: string) {
  const events = rooms.map(
    (room) => [room.name, room.events.map((event) => eventJson(event, page))] as const,
  );
  return { index, date, day_start: start, day_end: end, rooms: Object.fromEntries(events) };
}

function eventJson({ id, guid, date, start, duration, room, slug, title, artist }: FrabEvent, url: string) {
  return {
    id,
    guid,
    date,
    start,
    duration,
    room,
    slug,
    url,
    title,
    subtitle: null,
    track: null,
    type: 'performance',
    language: '',
    abstract: null,
    description: null,
    // Readers of frab expect `public_name`, those of pretalx `name`.
    persons: artist === null ? [] : [{ ...artist, public_name: artist.name }],
    links: [],
  };
}
