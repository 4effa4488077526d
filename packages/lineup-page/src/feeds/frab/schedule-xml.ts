import XMLBuilder from 'fast-xml-builder';
import { plainText } from '../plain-text.ts';
import type { FrabDay, FrabEvent, FrabSchedule } from './schedule.ts';

const builder = new XMLBuilder({
  format: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
});

/** Renders the schedule as XML, with the elements that every version of its published schema defines. */
export function scheduleXml(schedule: FrabSchedule): string {
  const { version, title, acronym, start, end, days } = schedule;
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    schedule: {
      version,
      conference: {
        title: plainText(title),
        acronym,
        start,
        end,
        days: days.length,
        timeslot_duration: '00:05',
      },
      day: days.map(dayXml),
    },
  });
}

function dayXml({ index, date, start, end, rooms }: FrabDay) {
  const room = rooms.map(({ name, events }) => ({ '@name': plainText(name), event: events.map(eventXml) }));
  return { '@index': index, '@date': date, '@start': start, '@end': end, room };
}

function eventXml({ id, guid, date, start, duration, room, slug, title, artist }: FrabEvent) {
  return {
    '@id': id,
    '@guid': guid,
    date,
    start,
    duration,
    room: plainText(room),
    slug,
    title: plainText(title),
    subtitle: '',
    track: '',
    type: 'performance',
    language: '',
    abstract: '',
    description: '',
    persons: artist === null ? '' : { person: plainText(artist.name) },
    links: '',
  };
}
