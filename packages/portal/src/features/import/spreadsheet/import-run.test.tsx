// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
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
const storedArtists = async (provider: Provider) =>
  (await provider.documents.query({ collection: paths.events('f1') })).map(({ data }) => data['artistName']);

/** Returns the fieldset of the failed row with this legend. */
function fieldsOf(legend: HTMLElement): HTMLElement {
  const row = legend.closest('fieldset');
  if (row === null) throw new Error('The legend stands in no row.');
  return row;
}

/** Makes the creation of these artists' events fail, until `mend` is called. */
function failFor(
  provider: Provider,
  artists: readonly string[],
  code: 'unavailable' | 'internal' = 'internal',
) {
  const commit = provider.documents.commit.bind(provider.documents);
  provider.documents.commit = async (writes, name) => {
    if (artists.some((artist) => JSON.stringify(writes).includes(`"${artist}"`)))
      throw new ProviderError(code);
    return commit(writes, name);
  };
  return { mend: () => (provider.documents.commit = commit) };
}

describe('the import', () => {
  it('creates each event once however often it is pressed, and says how many', async () => {
    const provider = scheduleProvider({});
    const { dialog, choose } = await open(provider);
    await choose(csvFile(sheetRows(6)));
    const button = await dialog.findByText('Import 6 events');
    fireEvent.click(button);
    fireEvent.click(button);
    // Once in the dialog, and once in the toast above it.
    await waitFor(() => expect(screen.getAllByText('Successfully uploaded 6 events')).toHaveLength(2));
    expect(dialog.getAllByText('Successfully uploaded 6 events')).toHaveLength(1);
    expect(await storedArtists(provider)).toHaveLength(6);
  });

  it('lists what was created, and leaves to the schedule that shows it', async () => {
    const { dialog, choose, press, baseElement, user } = await open();
    await choose(csvFile(sheetRows(2)));
    await press('Import 2 events');
    await user.click(await dialog.findByText('2 created events'));
    expect(within(dialog.getByLabelText('Created events')).getByText('Artist 1')).toBeTruthy();
    await expectAccessible(baseElement);
    await press('Done');
    await waitFor(() => expect(screen.queryByText('Import finished')).toBeNull());
    expect(await screen.findByText('Artist 1')).toBeTruthy();
  });

  it('lets failed rows be corrected in place and tries only those again', async () => {
    const provider = scheduleProvider({});
    const { mend } = failFor(provider, ['Artist 2']);
    const { dialog, choose, press } = await open(provider);
    await choose(csvFile(sheetRows(3)));
    await press('Import 3 events');
    expect(await dialog.findByText('Successfully uploaded 2 events, 1 failed')).toBeTruthy();
    const row = within(fieldsOf(dialog.getByText('Row 3', { selector: 'legend' })));
    expect(row.getByText('Failed to process event')).toBeTruthy();

    fireEvent.change(row.getByLabelText('End Time'), { target: { value: '09:00' } });
    expect(row.getByText(/^End time must be after start time/u)).toBeTruthy();
    expect(dialog.getByText('Try Failed Again').closest('button')).toHaveProperty('disabled', true);
    fireEvent.change(row.getByLabelText('End Time'), { target: { value: '11:30' } });
    fireEvent.change(row.getByLabelText('Stage'), { target: { value: 'Chapel' } });
    fireEvent.change(row.getByLabelText('Artist Name'), { target: { value: 'Kelp' } });
    mend();
    const commits = vi.spyOn(provider.documents, 'commit');
    await press('Try Failed Again');
    expect(await dialog.findByText('Successfully uploaded 3 events')).toBeTruthy();
    expect(commits).toHaveBeenCalledTimes(1);
    const artists = await storedArtists(provider);
    expect(artists).toHaveLength(3);
    expect(artists).toEqual(expect.arrayContaining(['Artist 1', 'Artist 3', 'Kelp']));
  });

  it('says when nothing could be created, keeps the rows, and asks before they are left', async () => {
    const provider = scheduleProvider({});
    failFor(provider, ['Night Ferry'], 'unavailable');
    const { dialog, choose, press, user, go, address } = await open(provider);
    await choose(csvFile([sheetRow()]));
    await press('Import 1 event');
    expect(await dialog.findByText('Failed to upload events')).toBeTruthy();
    expect(
      dialog.getByText('The portal cannot be reached. Please check your connection and try again.'),
    ).toBeTruthy();
    await user.keyboard('{Escape}');
    const lost =
      '1 row has not been created. Download the failed rows first if you want to import them later.';
    expect(await screen.findByText(lost)).toBeTruthy();
    await press('Go Back');
    void go('/');
    await press('Go Back');
    expect(address()).toContain('/festival/f1/schedule');
    await waitFor(() => expect(screen.queryByText('Close without these rows?')).toBeNull());
    await user.keyboard('{Escape}');
    await press('Close Anyway');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gives the failed rows as a file', async () => {
    const createObjectURL = vi.fn((_blob: Blob) => 'blob:rows');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const provider = scheduleProvider({});
    failFor(provider, ['=Kelp']);
    const { choose, press, baseElement } = await open(provider);
    await choose(csvFile([sheetRow(), sheetRow({ artistName: '=Kelp' })]));
    await press('Import 2 events');
    await press('Download failed rows');
    await expectAccessible(baseElement);
    expect(click.mock.contexts[0]).toMatchObject({ download: 'failed_rows.csv' });
    expect(await createObjectURL.mock.calls[0]?.[0].text()).toBe(
      "artist name,stage,date,start time,end time\r\n'=Kelp,Harbour,2026-07-03,20:00,21:00\r\n",
    );
  });

  it('can be stopped after a question, shows what is left, and goes on from there', async () => {
    const provider = scheduleProvider({});
    const commit = provider.documents.commit.bind(provider.documents);
    const waiting: (() => void)[] = [];
    provider.documents.commit = async (writes, name) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return commit(writes, name);
    };
    const { dialog, choose, press, user, baseElement } = await open(provider);
    await choose(csvFile(sheetRows(20)));
    await press('Import 20 events');
    expect(await dialog.findByText('0 of 20')).toBeTruthy();
    expect(dialog.getByRole('progressbar')).toBeTruthy();
    await expectAccessible(baseElement);
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Stop the import?' }));
    expect(
      question.getByText('Events created so far stay in the schedule. The others are not created.'),
    ).toBeTruthy();
    await press('Keep Importing');
    await user.keyboard('{Escape}');
    await press('Stop Import');
    expect((await dialog.findByText('Stopping…')).closest('button')).toHaveProperty('disabled', true);
    provider.documents.commit = commit;
    for (const go of waiting) go();
    expect(await dialog.findByText('Successfully uploaded 4 events')).toBeTruthy();
    expect(dialog.getByText('16 rows were not tried.')).toBeTruthy();
    await press('Continue Import');
    expect(await dialog.findByText('Successfully uploaded 20 events')).toBeTruthy();
    expect(await storedArtists(provider)).toHaveLength(20);
  });

  it('tells why it stopped by itself', async () => {
    const provider = scheduleProvider({});
    const { dialog, choose, press } = await open(provider);
    await choose(csvFile(sheetRows(20)));
    await dialog.findByText('20 events found');
    provider.documents.commit = () => Promise.reject(new ProviderError('storage-full'));
    await press('Import 20 events');
    expect(await dialog.findByText('Failed to upload events')).toBeTruthy();
    expect(dialog.getByText('16 rows were not tried.')).toBeTruthy();
    expect(dialog.getAllByText(/^Not saved: the storage is full/u).length).toBeGreaterThan(1);
  });
});
