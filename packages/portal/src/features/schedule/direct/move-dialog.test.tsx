// @vitest-environment jsdom
import {
  ConflictIndex,
  conflictRulesOf,
  conflictSetOf,
  draftToEvent,
  festivalTimestamps,
  timestampFromMillis,
} from '@lineup/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { provideBrowserParts } from '../../../testing/browser-parts.ts';
import { festival as summer } from '../../../testing/stored-lineup.ts';
import { MoveDialog } from './move-dialog.tsx';

beforeEach(provideBrowserParts);

/** The weekend on which the clocks of Vancouver go forward. */
const { timezone } = summer;
const stamp = timestampFromMillis(0);
const festival = {
  ...summer,
  ...festivalTimestamps({ startDate: '2026-03-07', endDate: '2026-03-08', timezone }),
  created_at: stamp,
  updated_at: stamp,
  id: 'f1',
  version: '1',
};

const event = (id: string, date: string, timeStart: string, timeEnd: string) => {
  const values = { artistName: id, stage: 'Harbour', date, timeStart, timeEnd, imageURL: null };
  return conflictSetOf({ id, ...draftToEvent(values, festival) });
};

it('tells of a clock time that the day skips, and what the sets would run into', async () => {
  const owl = event('Owl Parade', '2026-03-07', '02:30', '04:00');
  const kelp = event('Kelp', '2026-03-08', '04:00', '05:00');
  const conflicts = new ConflictIndex([owl, kelp], conflictRulesOf(festival));
  const none = () => undefined;
  render(<MoveDialog sets={[owl]} tools={{ festival, conflicts }} opened onMove={none} onClose={none} />);
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.selectOptions(screen.getByLabelText('Day'), '2026-03-08');
  expect(Array.from(screen.getByRole('status').children, ({ textContent }) => textContent)).toEqual([
    'Owl Parade: 02:30 does not exist on this day (clocks go forward). It counts as 03:30.',
    'overlaps Kelp',
  ]);
});
