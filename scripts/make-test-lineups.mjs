// Writes the invented lineups of the browser tests: `npx tsx scripts/make-test-lineups.mjs`. The same every time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { clockFromMinutes } from '@lineup/domain';
import { planLineup } from '../packages/provider-embedded/server/src/demo/programme/lineup.ts';

const folder = fileURLToPath(new URL('../e2e/lineups/', import.meta.url));
const dayMs = 86_400_000;

/** `lastMorning` adds the calendar day on which the last night ends, as printed programmes do. */
const festivals = [
  {
    file: 'polderlicht-2026.json',
    name: 'Polderlicht 2026',
    timezone: 'Europe/Amsterdam',
    startDate: '2026-07-03',
    days: 3,
    lastMorning: true,
    stages: [
      ['De Grote Wilg', 'main'],
      ['Gemaal', 'tent'],
      ['Kwelder', 'tent'],
      ['NACHTWEIDE', 'night'],
      ['Het Sluisje', 'quick'],
      ['Reiger & Zn.', 'club'],
      ['the Bitterbal Ballroom', 'club', [0, 1]],
      ['Dijkdenkers', 'talk'],
      ['Onder de Vlier', 'workshop'],
      ['Kassenpop', 'tent', [0, 2]],
      ['Radio Rietkraag', 'club'],
      ['Dauwtrappen', 'workshop', [1, 2]],
    ],
  },
  {
    file: 'cedar-slough-2026.json',
    name: 'Cedar Slough Gathering 2026',
    timezone: 'America/Vancouver',
    startDate: '2026-07-21',
    days: 6,
    lastMorning: true,
    stages: [
      ['Sawdust Canopy', 'workshop'],
      ['Barefoot Circle', 'workshop'],
      ["Tinkerer's Bench", 'workshop', [1, 2, 3, 4, 5]],
      ['Heron Lounge', 'club', [1, 2, 3, 4, 5]],
      ['Moss Cathedral', 'night', [2, 3, 4, 5]],
      ['Big Root', 'night', [2, 3, 4, 5]],
      ['Firefly Hollow', 'night', [2, 3, 4, 5]],
      ['Undergrowth', 'night', [3, 4, 5]],
      ['The Porch', 'tent', [2, 3, 4, 5]],
      ['Paint as You Play', 'talk'],
      ['Slough Side (campers only)', 'workshop', [2, 3, 4, 5]],
      ['Owl Parliament', 'club', [2, 3, 4, 5]],
      ['Raven’s Radio', 'club', [3, 4, 5]],
    ],
  },
  {
    file: 'torf-und-stahl-2026.json',
    name: 'Torf & Stahl 2026',
    timezone: 'Europe/Berlin',
    startDate: '2026-07-29',
    days: 4,
    lastMorning: true,
    stages: [
      ['Amboss', 'main', [1, 2, 3]],
      ['Hammer', 'main', [1, 2, 3]],
      ['T:O:R:F Bühne', 'quick'],
      ['Moorkirche', 'tent', [0, 1, 2, 3]],
      ['Schlackewiese', 'tent', [1, 2, 3]],
      ['Köhlerhütte', 'tent'],
      ['Metbrunnen', 'talk'],
      ['Nachtschicht', 'night', [1, 2, 3]],
    ],
  },
  {
    file: 'umschaltnacht-2026.json',
    name: 'Umschaltnacht 2026',
    timezone: 'Europe/Berlin',
    startDate: '2026-10-23',
    days: 3,
    lastMorning: true,
    stages: [
      ['Kesselhaus', 'main'],
      ['Turbine 3', 'club'],
      ['Pförtnerloge', 'quick'],
      ['Kohlenbunker', 'night'],
      ['Schaltwarte', 'night'],
      ['Kantine', 'talk'],
      ['Werkstatt (2. OG)', 'workshop'],
      ['Kühlturm', 'tent'],
      ['Gleis 0', 'club'],
      ['Uhrenzimmer', 'night', [1]],
    ],
  },
];

function dateAfter(startDate, days) {
  return new Date(Date.parse(`${startDate}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

function toRow({ startDate }, { artistName, stage, day, start, end }) {
  const date = dateAfter(startDate, day + Math.floor(start / 1440));
  return { artistName, stage, date, timeStart: clockFromMinutes(start), timeEnd: clockFromMinutes(end) };
}

function toFile(festival) {
  const { name, timezone, startDate, days, lastMorning } = festival;
  const stages = festival.stages.map(([stage, kind, open]) => ({ name: stage, kind, days: open }));
  const events = planLineup({ seed: name, days, stages }).map((set) => toRow(festival, set));
  const endDate = dateAfter(startDate, lastMorning ? days : days - 1);
  return {
    festival: { name, timezone, startDate, endDate, stages: stages.map((stage) => stage.name) },
    events,
  };
}

mkdirSync(folder, { recursive: true });
for (const festival of festivals) {
  const content = toFile(festival);
  const text = await format(JSON.stringify(content), { parser: 'json', printWidth: 110 });
  writeFileSync(`${folder}${festival.file}`, text);
  console.log(
    `${festival.file}: ${content.events.length} events on ${content.festival.stages.length} stages`,
  );
}
