// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { scheduleProvider } from '../../timetable/event/testing/schedule-provider.ts';
import { provideSheetWorker } from './testing/fake-worker.ts';
import { openImport } from './testing/open-import.ts';
import { csvFile, sheetRow, sheetRows } from './testing/sheet-files.ts';

type Provider = ReturnType<typeof scheduleProvider>;

const open = async (provider: Provider = scheduleProvider({})) => {
  const worker = provideSheetWorker();
  return { ...(await openImport(provider)), worker };
};
describe('choosing a file', () => {
  it('lists the required columns and takes the three kinds of file', async () => {
    const { dialog, baseElement } = await open();
    for (const name of ['artist name', 'stage', 'date', 'start time', 'end time']) {
      expect(dialog.getByText(name, { selector: 'code' })).toBeTruthy();
    }
    const accepted = dialog.getByLabelText('Lineup Spreadsheet').getAttribute('accept') ?? '';
    expect(accepted.split(',')).toEqual(expect.arrayContaining(['.csv', '.xls', '.xlsx', 'text/csv']));
    await expectAccessible(baseElement);
  });

  it('gives a template with the festival’s own stages', async () => {
    const createObjectURL = vi.fn((_blob: Blob) => 'blob:template');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { press } = await open();
    await press('Download CSV Template');
    expect(click.mock.contexts[0]).toMatchObject({ download: 'schedule_template.csv' });
    const template = createObjectURL.mock.calls[0]?.[0];
    expect(template?.type).toBe('text/csv;charset=utf-8');
    const text = (await template?.text()) ?? '';
    expect(text.split('\r\n')[0]).toBe('artist name,stage,date,start time,end time');
    expect(text).toContain('Harbour,2026-07-03');
  });

  it('tells at once what cannot be read, with its name and size', async () => {
    const { dialog, choose, worker } = await open();
    await choose(new File(['x'], 'poster.png', { type: 'image/png' }));
    expect(dialog.getByText('Please select a .csv, .xls or .xlsx file')).toBeTruthy();
    expect(dialog.getByText('poster.png (0.00 MB)')).toBeTruthy();
    await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.csv'));
    expect(dialog.getByText('File size too large. Maximum size is 5MB')).toBeTruthy();
    expect(worker.requests).toEqual([]);
  });

  it('leads to the review with what only that can read', async () => {
    const { dialog, choose, press, address } = await open();
    await choose(new File(['x'], 'notes.pdf'));
    expect(dialog.queryByText('Open in Review')).toBeNull();
    await choose(new File(['PK'], 'lineup.ods'));
    expect(dialog.getByText('Please select a .csv, .xls or .xlsx file')).toBeTruthy();
    await press('Open in Review');
    await waitFor(() => expect(address()).toContain('/festival/f1/upload'));
  });

  it('leads to the review with a file that it refuses', async () => {
    const { choose, press, address } = await open();
    await choose(new File(['who,where\nTide,Pier'], 'lineup.csv'));
    await screen.findByText('This file cannot be imported yet');
    await press('Open in Review');
    await waitFor(() => expect(address()).toContain('/festival/f1/upload'));
  });

  it('can be cancelled while the file is being read', async () => {
    const { dialog, choose, press } = await open();
    const worker = provideSheetWorker(() => new Promise(() => undefined));
    await choose(csvFile(sheetRows(2)));
    expect(await dialog.findByText('Reading your file')).toBeTruthy();
    await waitFor(() => expect(worker.requests).toHaveLength(1));
    await press('Cancel');
    expect(await dialog.findByText('Choose a spreadsheet')).toBeTruthy();
    expect(worker.ended()).toBe(1);
  });

  it('closes without a question and gives the focus back', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Choose a spreadsheet')).toBeNull());
    expect(document.activeElement?.textContent).toBe('More');
  });
});

describe('a file with errors', () => {
  it('shows all of them at once and creates nothing', async () => {
    const provider = scheduleProvider({});
    const { dialog, choose, press, baseElement } = await open(provider);
    await choose(
      csvFile([sheetRow({ artistName: ' ' }), sheetRow(), sheetRow({ stage: '', date: '3 July' })]),
    );
    expect(await dialog.findByText('Validation errors')).toBeTruthy();
    const list = within(dialog.getByRole('region', { name: 'Errors' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Row 2: Artist name is required',
      'Row 4: Stage is required',
      'Row 4: Date must be in YYYY-MM-DD format',
    ]);
    expect(dialog.getByText('3 errors in the file.')).toBeTruthy();
    await expectAccessible(baseElement);
    expect(await provider.documents.count({ collection: paths.events('f1') })).toBe(0);
    await press('Choose another file');
    expect(await dialog.findByText('Choose a spreadsheet')).toBeTruthy();
  });

  it('can be copied', async () => {
    const { dialog, choose, user } = await open();
    await choose(csvFile([sheetRow({ stage: '' })]));
    await user.click(await dialog.findByRole('button', { name: 'Copy errors' }));
    expect(await screen.findByText('Errors copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('Validation errors\nRow 2: Stage is required');
  });
});

describe('a workbook of several sheets', () => {
  it('can be read from another of them', async () => {
    const { dialog, choose } = await open();
    const worker = provideSheetWorker(async ({ options: { sheet = 'Friday' } }) => ({
      ok: true,
      rows: [{ ...sheetRow({ artistName: `Band of ${sheet}` }), row: 2 }],
      warnings: [],
      notes: [`Read from ${sheet}.`],
      sheets: ['Friday', 'Saturday'],
      sheet,
    }));
    await choose(new File(['x'], 'lineup.xlsx'));
    expect(await dialog.findByText('Band of Friday')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Sheet'), { target: { value: 'Saturday' } });
    expect(await dialog.findByText('Band of Saturday')).toBeTruthy();
    expect(dialog.getByText('Read from Saturday.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLSelectElement>('Sheet').value).toBe('Saturday');
    expect(worker.requests.map(({ options }) => options.sheet)).toEqual([undefined, 'Saturday']);
  });
});

describe('the preview', () => {
  it('shows the rows, how many each day and stage gets, and what should be checked', async () => {
    const { dialog, choose, baseElement, user } = await open();
    await choose(
      csvFile([
        sheetRow({ startTime: '23:00', endTime: '01:30' }),
        sheetRow({ artistName: 'Kelp', stage: 'Chapel', date: '2026-07-14' }),
      ]),
    );
    expect(await dialog.findByText('2 events found')).toBeTruthy();
    const rows = dialog.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '2Night FerryHarbourFri, Jul 311:00 PM - 1:30 AM+1 day',
      '3Kelp Date must be within festival date range (2026-07-03 to 2026-07-05)ChapelTue, Jul 148:00 PM - 9:00 PM',
    ]);
    const counts = within(dialog.getByRole('list', { name: 'By stage' })).getAllByRole('listitem');
    expect(counts.map(({ textContent }) => textContent)).toEqual(['Harbour 1', 'Chapel 1']);
    await expectAccessible(baseElement);
    await user.click(dialog.getByRole('checkbox', { name: /^Show only these rows/u }));
    expect(dialog.getAllByRole('row')).toHaveLength(2);
    expect(dialog.queryByText('Night Ferry')).toBeNull();
  });

  it('holds thousands of rows of which few are on the page', async () => {
    const { dialog, choose } = await open();
    await choose(csvFile(sheetRows(3000)));
    expect(await dialog.findByText('3000 events found')).toBeTruthy();
    const shown = dialog.getAllByRole('row').length;
    expect(shown).toBeGreaterThan(10);
    expect(shown).toBeLessThan(60);
    expect(dialog.getByRole('table').getAttribute('aria-rowcount')).toBe('3001');
  });
});
