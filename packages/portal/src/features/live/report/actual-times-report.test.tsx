// @vitest-environment jsdom
import {
  actualTimesMessages as texts,
  exportMessages,
  instantOf,
  timestampFromMillis,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createPortal } from '../../../app/create-portal.ts';
import { Providers } from '../../../app/providers.tsx';
import { provideBrowserParts } from '../../../testing/browser-parts.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { eventDocument, festival as newFestival } from '../../../testing/stored-lineup.ts';
import { ActualTimesReport } from './actual-times-report.tsx';

afterEach(cleanup);

const stamp = timestampFromMillis(0);
const festival: Festival = { ...newFestival, id: 'f1', created_at: stamp, updated_at: stamp };
const at = (day: string, clock: string) =>
  timestampFromMillis(instantOf(`2026-07-0${day}`, clock, festival.timezone));

function set(
  artistName: string,
  stage: string,
  [day, timeStart, timeEnd]: readonly [day: string, start: string, end: string],
  more: Partial<LineupEvent> = {},
): LineupEvent {
  const draft = { artistName, stage, date: `2026-07-0${day}`, timeStart, timeEnd, imageURL: null };
  return { ...(eventDocument(draft) as unknown as LineupEvent), id: artistName, ...more };
}

const owls = set('Owl Parade', 'Harbour', ['3', '20:10', '21:10'], {
  startDelay: 10,
  endDelay: 10,
  actualStart: at('3', '20:12'),
  actualEnd: at('3', '20:57'),
});
const kelp = set('Kelp', 'Harbour', ['3', '21:30', '22:30'], { actualStart: at('3', '21:30') });
const reed = set('Reed', 'Harbour', ['3', '22:30', '23:00']);
const tern = set('Tern', 'Chapel', ['3', '20:00', '21:00'], { status: 'replaced', replacedBy: 'Moss' });
const late = set('Night Ferry', 'Chapel', ['4', '20:00', '21:00']);

function show(...events: readonly LineupEvent[]) {
  provideBrowserParts();
  const now = () => Date.UTC(2026, 6, 6, 12);
  const portal = createPortal(startBackend(), { now, random: () => 0.5, zone: 'UTC', isDemo: false });
  const view = render(
    <Providers portal={portal}>
      <ActualTimesReport festival={festival} events={events} />
    </Providers>,
  );
  return { ...view, user: userEvent.setup() };
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('says what records actual times while there are none', async () => {
  const { container } = show(reed, { ...late, startDelay: 10, endDelay: 10 });
  expect(screen.getByRole('heading', { name: texts.empty })).toBeTruthy();
  expect(screen.getByText(texts.emptyAdvice)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await expectAccessible(container);
});

it('shows each stage of the last day of which anything was recorded, planned against actual', async () => {
  const { container } = show(owls, kelp, reed, tern, late);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Fri, Jul 3');
  expect(rowsOf(screen.getByRole('table', { name: 'Harbour' }))).toEqual([
    [
      'Owl Parade',
      `8:00 PM – 9:00 PM${texts.announced('8:10 PM – 9:10 PM')}`,
      '8:12 PM – 8:57 PM',
      '12 min late',
      '3 min early',
    ],
    ['Kelp', '9:30 PM – 10:30 PM', '9:30 PM – end not recorded', 'on time', ''],
    ['Reed', '10:30 PM – 11:00 PM', 'Not recorded', '', ''],
  ]);
  expect(rowsOf(screen.getByRole('table', { name: 'Chapel' }))).toEqual([
    ['Tern', '8:00 PM – 9:00 PM', 'Replaced by Moss', '', ''],
  ]);
  const summary = '2 of 3 sets recorded, median start 6 min late, latest start 12 min late';
  expect(screen.getByText(summary)).toBeTruthy();
  const plot = texts.plot.alternative('Fri, Jul 3', `${summary}, 1 replaced`);
  expect(screen.getByRole('img', { name: plot })).toBeTruthy();
  await expectAccessible(container);
});

it('has a tab for each day, and one for the stages over all of them', async () => {
  const { container, user } = show(owls, kelp, reed, tern, late);
  await user.click(screen.getByRole('tab', { name: 'Sat, Jul 4' }));
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    ['Night Ferry', '8:00 PM – 9:00 PM', 'Not recorded', '', ''],
  ]);
  await user.click(screen.getByRole('tab', { name: texts.allDays }));
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    ['Harbour', '2 of 3', '6 min late', '12 min late', '', ''],
    ['Chapel', '0 of 1', '', '', '', '1 replaced'],
  ]);
  await expectAccessible(container);
});

it('draws what was planned and what was recorded, and nothing for what was not', () => {
  const { container } = show(owls, kelp, reed, tern);
  expect(container.querySelectorAll('rect[data-bar="planned"]')).toHaveLength(4);
  expect(container.querySelectorAll('rect[data-bar="actual"]')).toHaveLength(2);
});

it('hands the browser a CSV file of all days', async () => {
  let content = new Blob();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        content = blob;
        return 'blob:export';
      }
    },
  );
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = show(owls, kelp, reed, tern, late);
  await user.click(screen.getByRole('button', { name: texts.csv }));
  expect(names).toEqual(['Salt & Lantern actual times 2026-07-06.csv']);
  const lines = (await content.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[1]).toContain('Owl Parade,recorded,,2026-07-03T20:00,2026-07-03T21:00');
  expect(lines[5]).toContain('Night Ferry,not recorded');
  expect(await screen.findByText(exportMessages.done(5, names[0] ?? ''))).toBeTruthy();
});
