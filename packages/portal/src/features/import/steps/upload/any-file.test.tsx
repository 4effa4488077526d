// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { droppedFiles } from '../../../../app/dropped-files.ts';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { provideReader } from '../../mapping/testing/provide-reader.ts';
import { renderWizard, uploadAddress } from '../../testing/render-wizard.tsx';
// Preloaded, so that tests do not wait for it.
import '../../mapping/screen/mapping-step.tsx';

beforeEach(() => localStorage.clear());

const picker = () => screen.getByLabelText(/Lineup File/u);
const button = (name: string) => screen.getByRole('button', { name });
const csv = (text: string, name = 'lineup.csv') => new File([text], name, { type: 'text/csv' });
const usual = csv('Artist,Stage,Date,Start,End\nTide,Pier,2027-07-02,20:00,21:00\n');
const odd = () =>
  csv('Foo,Bar,Baz,Qux\nTide,Pier,2027-07-02,20:00-21:00\nMoth,Pier,2027-07-03,21:00-22:00\n');

async function openStep() {
  const call = vi.fn(() => new Promise<never>(() => undefined));
  const page = renderWizard(uploadAddress, { record: null, call });
  await screen.findByRole('radio', { name: 'Spreadsheet' });
  const record = async () => {
    await screen.findByRole('heading', { name: 'Processing Your File' });
    return page.provider.stored.read(paths.upload('harbour', page.address().split('/').at(-1) ?? ''));
  };
  return { ...page, record };
}

describe('a file of another type than the chosen one', () => {
  it('is offered to be uploaded as what it is, and then is', async () => {
    provideReader();
    const { user, record } = await openStep();
    fireEvent.drop(picker(), { dataTransfer: { files: [usual] } });
    expect(screen.getByText('Please select a .json file')).toBeTruthy();
    await user.click(button('Upload it as Spreadsheet'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Spreadsheet' }).checked).toBe(true);
    expect(screen.queryByText('Please select a .json file')).toBeNull();
    expect(await screen.findByText('1 set on 1 stage, Fri, Jul 2')).toBeTruthy();
    await user.click(button('Upload'));
    expect(await record()).toMatchObject({ uploadType: 'spreadsheet', fileName: 'lineup.csv' });
  });

  it('JSON chosen as a spreadsheet too', async () => {
    provideReader();
    const { user } = await openStep();
    await user.click(screen.getByRole('radio', { name: 'Spreadsheet' }));
    fireEvent.drop(picker(), { dataTransfer: { files: [new File(['[]'], 'lineup.json')] } });
    expect(screen.getByText('Please select a .csv, .tsv, .txt, .xls, .xlsx or .ods file')).toBeTruthy();
    await user.click(button('Upload it as JSON'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'JSON' }).checked).toBe(true);
  });
});

describe('a spreadsheet', () => {
  it('comes with what is read of one', async () => {
    const { user, container } = await openStep();
    await user.click(screen.getByRole('radio', { name: 'Spreadsheet' }));
    expect(await screen.findByRole('heading', { name: 'What is read' })).toBeTruthy();
    expect(picker().getAttribute('accept')).toBe('.csv,.tsv,.txt,.xls,.xlsx,.ods');
    await expectAccessible(container);
  });

  it('that cannot be read says why before it is sent', async () => {
    provideReader();
    const { user, provider } = await openStep();
    await user.click(screen.getByRole('radio', { name: 'Spreadsheet' }));
    await user.upload(picker(), csv('%PDF-1.7'));
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('PDF'));
    await user.click(button('Upload'));
    expect(await provider.documents.count({ collection: paths.uploads('harbour') })).toBe(0);
  });
});

describe('columns that nobody knows', () => {
  const chooseOdd = async () => {
    const page = await openStep();
    await page.user.click(screen.getByRole('radio', { name: 'Spreadsheet' }));
    await page.user.upload(picker(), odd());
    await page.user.click(button('Upload'));
    await screen.findByRole('heading', { name: 'What do the columns stand for?' });
    return page;
  };
  const outcome = () => within(screen.getByRole('region', { name: 'What comes out of it' }));

  it('are chosen on a screen that shows the first rows and what comes out, and remembered', async () => {
    const requests = provideReader();
    const { user, container, record } = await chooseOdd();
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'What do the columns stand for?' }),
    );
    await user.selectOptions(screen.getByLabelText('Headings'), 'Row 1');
    const rows = await screen.findByRole('list', { name: 'First rows of Foo' });
    await waitFor(() => expect(rows.textContent).toBe('TideMoth'));
    for (const column of ['Foo', 'Bar', 'Baz', 'Qux']) {
      await user.selectOptions(screen.getByLabelText(column), 'Not used');
    }
    expect(await outcome().findByText('No sets yet. Choose which column has the artists.')).toBeTruthy();
    expect(button('Continue')).toHaveProperty('disabled', true);
    await user.selectOptions(screen.getByLabelText('Foo'), 'Artist');
    expect(await outcome().findByText(/^2 sets(?:;|$)/u)).toBeTruthy();
    expect(outcome().getByText(/^2 sets lack an artist/u)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Bar'), 'Stage');
    await user.selectOptions(screen.getByLabelText('Baz'), 'Day');
    await user.selectOptions(screen.getByLabelText('Qux'), 'Start and end');
    expect(await outcome().findByText('2 sets on 1 stage, Fri, Jul 2 – Sat, Jul 3')).toBeTruthy();
    expect(outcome().getByRole('list', { name: 'The first sets' }).textContent).toContain(
      'Fri, Jul 2, 8:00 PM–9:00 PM',
    );
    await expectAccessible(container);
    await waitFor(() => expect(button('Continue')).toHaveProperty('disabled', false));
    await user.click(button('Continue'));
    const { mapping } = (await record()) ?? {};
    expect(mapping).toBe(JSON.stringify(requests.at(-1)?.mapping));
  });

  it('that were chosen before are not asked for again', async () => {
    provideReader();
    const first = await chooseOdd();
    await first.user.selectOptions(screen.getByLabelText('Headings'), 'Row 1');
    await waitFor(() => expect(button('Continue')).toHaveProperty('disabled', false));
    await first.user.click(button('Continue'));
    const { mapping } = (await first.record()) ?? {};
    first.unmount();

    const second = await openStep();
    await second.user.click(screen.getByRole('radio', { name: 'Spreadsheet' }));
    await second.user.upload(picker(), odd());
    expect(await screen.findByText('The columns are read as chosen before.')).toBeTruthy();
    await second.user.click(button('Upload'));
    expect(await second.record()).toMatchObject({ mapping });
  });

  it('leave the way back to another file', async () => {
    provideReader();
    const { user } = await chooseOdd();
    await user.click(button('Choose another file'));
    expect(picker()).toBeTruthy();
    expect(button('Upload')).toHaveProperty('disabled', true);
  });
});

describe('a column that counts where another one is empty', () => {
  const billed = () =>
    csv(
      'Billing,Code,Stage,Date,Start,End\nTide,T1,Pier,2027-07-02,20:00,21:00\n,Moth,Pier,2027-07-02,21:00,22:00\n',
    );
  const look = async () => {
    const page = await openStep();
    await page.user.click(screen.getByRole('radio', { name: 'Spreadsheet' }));
    await page.user.upload(picker(), billed());
    await page.user.click(await screen.findByRole('button', { name: 'Choose columns' }));
    await screen.findByLabelText('Billing');
    return page;
  };
  const firstSets = () => screen.getByRole('list', { name: 'The first sets' }).textContent;

  it('is chosen in its own list, shown at the other one and remembered', async () => {
    provideReader();
    const { user, container, record, unmount } = await look();
    await user.selectOptions(screen.getByLabelText('Billing'), 'Artist');
    await user.selectOptions(screen.getByLabelText('Code'), 'Artist if “Billing” is empty');
    expect(screen.getByText('If empty: Code')).toBeTruthy();
    await waitFor(() => expect(firstSets()).toContain('Moth'));
    expect(firstSets()).not.toContain('T1');
    await expectAccessible(container);
    await waitFor(() => expect(button('Continue')).toHaveProperty('disabled', false));
    await user.click(button('Continue'));
    const { mapping } = (await record()) ?? {};
    expect(mapping).toContain('"fallbacks":{"Code":"artistName"}');
    unmount();

    await look();
    expect(screen.getByText('If empty: Code')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Code').selectedOptions[0]?.textContent).toBe(
      'Artist if “Billing” is empty',
    );
    await waitFor(() => expect(firstSets()).toContain('Moth'));
  });

  it('stays what it is while the other one stands for something else', async () => {
    provideReader();
    const { user } = await look();
    await user.selectOptions(screen.getByLabelText('Billing'), 'Artist');
    await user.selectOptions(screen.getByLabelText('Code'), 'Artist if “Billing” is empty');
    await user.selectOptions(screen.getByLabelText('Billing'), 'Not used');
    expect(screen.getByLabelText<HTMLSelectElement>('Code').selectedOptions[0]?.textContent).toBe(
      'Artist if another column is empty',
    );
    expect(screen.queryByText('If empty: Code')).toBeNull();
    await waitFor(() => expect(firstSets()).toContain('T1'));
  });
});

it('columns that are certain can be looked at all the same', async () => {
  provideReader();
  const { user } = await openStep();
  await user.click(screen.getByRole('radio', { name: 'Spreadsheet' }));
  await user.upload(picker(), usual);
  await user.click(await screen.findByRole('button', { name: 'Choose columns' }));
  expect(await screen.findByLabelText('Artist')).toHaveProperty('value', 'artistName');
  expect(screen.queryByLabelText('Stage of all rows')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Stage'), 'Not used');
  await user.type(screen.getByLabelText('Stage of all rows'), 'Boathouse');
  expect(await screen.findByText('Boathouse', { selector: 'bdi' })).toBeTruthy();
});

it('sheets are left out one by one, and rows that are no sets are listed', async () => {
  const tableOf = (id: string) => ({
    id,
    name: id,
    kind: 'rows' as const,
    columns: [{ id: 'who', heading: 'Who' }],
    rows: [{ number: 2, cells: ['Tide'] }],
    rowCount: 1,
    headerRow: 1,
    around: {},
  });
  const row = (number: number) => ({ table: 'Friday', number, text: 'LINE-UP', reason: 'title' as const });
  provideReader(async ({ mapping }) => {
    const used = mapping ?? {
      tables: ['Friday', 'Saturday'].map((table) => ({ table, fields: { who: 'artistName' as const } })),
    };
    const outcome = {
      ok: true,
      sets: used.tables.length,
      incomplete: 0,
      stages: [],
      days: null,
      leftOut: { count: 3, rows: [row(1), { ...row(9), table: '', reason: 'empty' as const }] },
      first: [],
    } as const;
    const tables = ['Friday', 'Saturday', 'Crew'].map(tableOf);
    return { ok: true, isJson: false, foundAs: '', tables, mapping: used, sureness: 'unsure', outcome };
  });
  const { user } = await openStep();
  await user.click(screen.getByRole('radio', { name: 'Spreadsheet' }));
  await user.upload(picker(), usual);
  await user.click(button('Upload'));
  expect(await screen.findByText('2 sets; 3 rows left out')).toBeTruthy();
  const sheet = screen.getByLabelText('Sheet');
  expect(
    within(sheet)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Friday (1 row)', 'Saturday (1 row)', 'Crew (not read)']);
  expect(screen.getByText('The same holds for Saturday.')).toBeTruthy();
  await user.click(screen.getByText('3 rows left out'));
  expect(screen.getByText(/^Friday, row 1: LINE-UP/u)).toBeTruthy();
  expect(screen.getByText(/^Row 9: LINE-UP/u).textContent).toContain('neither artist nor time');
  expect(screen.getByText('and 1 more')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Read this sheet' }));
  expect(await screen.findByText('1 set; 3 rows left out')).toBeTruthy();
});

it('a file from another page is on its way at once', async () => {
  provideReader();
  droppedFiles.put('harbour', usual);
  const { record } = await openStep();
  expect(await record()).toMatchObject({ uploadType: 'spreadsheet', fileName: 'lineup.csv' });
  expect(droppedFiles.get('harbour')).toBeNull();
});
