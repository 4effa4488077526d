import { maximumOpenHours, maximumStages, textLimits } from '@lineup/domain';
import type { Candidate } from './candidates.ts';

/** What is set for single stages, each line by itself and several together. */
export function stageSettings(): readonly Candidate[] {
  return [
    ...lines('stageChangeovers', [...changeovers, '']),
    ...lines('openHours', [...openHours, '']),
    ...lists('stageChangeovers', {
      'of several': ['15 Quay', '20 Lantern Hall'],
      'of one stage twice': ['15 Quay', '20 Quay'],
      'with a stage alone': ['15 Quay', 'Quay'],
      'with a number': ['15 Quay', 15],
      'as many as can be': many(maximumStages, '240'),
      'one too many': many(maximumStages + 1, '240'),
    }),
    ...lists('openHours', {
      'of several': ['14:00-02:00 daily', 'closed 2027-07-03', '12:00-20:00 daily Quay'],
      'with a stage alone': ['closed daily', 'Quay'],
      'with a number': ['closed daily', 5],
      'as many as can be': many(maximumOpenHours, '14:00-02:00 2027-07-03'),
      'one too many': many(maximumOpenHours + 1, 'closed daily'),
    }),
  ];
}

const longest = 'x'.repeat(textLimits.stageName);

const changeovers = [
  '0 Quay',
  '9 Quay',
  '60 Quay',
  '199 Quay',
  '240 Quay',
  '15 5 音楽',
  `15 ${longest}`,
  '15 One\nTwo',
  '241 Quay',
  '300 Quay',
  '-1 Quay',
  '015 Quay',
  '1.5 Quay',
  'Quay',
  '15',
  '15 ',
  '15  Quay',
  '15 Quay ',
  ' 15 Quay',
  `15 ${longest}x`,
  '15 Qu\0ay',
];

const openHours = [
  '14:00-02:00 daily',
  '06:00-06:00 2027-07-03',
  '00:00-23:59 daily Quay',
  'closed 2027-07-03 Two Halls',
  `closed daily ${longest}`,
  'closed daily closed daily',
  'closed',
  'daily',
  'open daily',
  'closed daily ',
  'closed daily  Quay',
  'closed daily\n',
  'closed Friday Quay',
  'closed 2027-7-3',
  '14:00 daily',
  '14:00-24:00 daily',
  '14:00-2:00 daily',
  '14:00 - 02:00 daily',
  `closed daily ${longest}x`,
  'closed daily Qu\0ay',
];

/** Lines that begin so, each with another stage's name, as long as they can be. */
function many(count: number, start: string): readonly string[] {
  const name = (index: number) => String(index).padStart(textLimits.stageName, 's');
  return Array.from({ length: count }, (_, index) => `${start} ${name(index)}`);
}

function lines(field: string, each: readonly string[]): readonly Candidate[] {
  return each.map((line) => ({ name: `${field} ${JSON.stringify(line)}`, change: { [field]: [line] } }));
}

function lists(
  field: string,
  named: Readonly<Record<string, readonly (string | number)[]>>,
): readonly Candidate[] {
  return Object.entries(named).map(([name, list]) => ({
    name: `${field} ${name}`,
    change: { [field]: list },
  }));
}
