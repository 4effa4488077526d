// @vitest-environment jsdom
import { paths, type FileOrigin } from '@lineup/domain';
import type { Download } from '@lineup/functions';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { provideReader } from '../../mapping/testing/provide-reader.ts';
import { renderWizard, testNow, uploadAddress } from '../../testing/render-wizard.tsx';
// Preloaded, so that tests do not wait for it.
import '../../sources/source-list.tsx';

beforeEach(() => localStorage.clear());

const address = 'https://files.example/lineup.csv?token=secret';
const csv = 'Artist,Stage,Date,Start,End\nTide,Pier,2027-07-02,20:00,21:00\n';
const answer = (content: string) =>
  ({
    state: 'done',
    bytes: new TextEncoder().encode(content),
    disposition: '',
    etag: '"v1"',
    lastModified: '',
  }) as const;

const field = () => screen.getByLabelText<HTMLInputElement>('Or from an address');
const button = (name: string) => screen.getByRole('button', { name });

async function openStep(download: Download, traits: Parameters<typeof renderWizard>[1] = {}) {
  provideReader();
  const page = renderWizard(uploadAddress, { record: null, download, ...traits });
  await screen.findByRole('radio', { name: 'Spreadsheet' });
  return page;
}

describe('a lineup file at an address', () => {
  it('is fetched, read like a chosen one, and uploaded with where it is from', async () => {
    const download = vi.fn<Download>(() => Promise.resolve(answer(csv)));
    const { user, provider, address: at, container } = await openStep(download);
    await expectAccessible(container);
    await user.type(field(), `${address}{Enter}`);
    expect(await screen.findByText('1 set on 1 stage, Fri, Jul 2')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Spreadsheet' }).checked).toBe(true);
    expect(screen.getByText(/^lineup\.csv/u)).toBeTruthy();
    await user.click(button('Upload'));
    await waitFor(() => expect(at()).not.toBe(uploadAddress));
    const upload = provider.stored.read(paths.upload('harbour', at().split(/[/?]/u)[4] ?? ''));
    expect(upload).toMatchObject({
      uploadType: 'spreadsheet',
      fileName: 'lineup.csv',
      origin: { address, etag: '"v1"' },
    });
  });

  it('that cannot be had says why below the field, and the address stays', async () => {
    const download = vi.fn<Download>(() => Promise.resolve({ state: 'failed', problem: 'notFound' }));
    const { user, container } = await openStep(download);
    await user.click(button('Fetch'));
    expect(await screen.findByText('Enter an address.')).toBeTruthy();
    await user.type(field(), address);
    await user.click(button('Fetch'));
    expect(await screen.findByText('There is no file at this address. Check the address.')).toBeTruthy();
    expect(field().value).toBe(address);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(container);
  });

  it('can be cancelled, and what still comes is dropped', async () => {
    const ends: ((outcome: Awaited<ReturnType<Download>>) => void)[] = [];
    const { user } = await openStep(() => new Promise((end) => ends.push(end)));
    await user.type(field(), address);
    await user.click(button('Fetch'));
    expect(await screen.findByText('Fetching the file')).toBeTruthy();
    await waitFor(() => expect(ends).toHaveLength(1));
    await user.click(button('Cancel'));
    expect(button('Fetch')).toBeTruthy();
    ends[0]?.(answer(csv));
    await user.click(button('Fetch'));
    await waitFor(() => expect(ends).toHaveLength(2));
    expect(screen.queryByText(/^lineup\.csv/u)).toBeNull();
    ends[1]?.(answer(csv));
    expect(await screen.findByText(/^lineup\.csv/u)).toBeTruthy();
  });

  it('is not offered for a picture', async () => {
    const { user } = await openStep(() => Promise.resolve(answer(csv)));
    await user.click(screen.getByRole('radio', { name: 'Image' }));
    expect(screen.queryByLabelText('Or from an address')).toBeNull();
  });
});

describe('a source with an address', () => {
  const at = { seconds: testNow / 1000 - 3600, nanoseconds: 0 };
  const origin: FileOrigin = { address, at, sha256: '0'.repeat(64), etag: '"v1"' };
  const lastImport = { name: 'Agency', of: 'agency', origin, created_at: at, updated_at: at };
  const sources = () => screen.findByRole('region', { name: 'Sources on the web' });

  it('is checked, and says that nothing is new', async () => {
    const download = vi.fn<Download>(() => Promise.resolve({ state: 'unchanged' }));
    const { user, container } = await openStep(download, { lastImport });
    const list = within(await sources());
    expect(list.getByText(address)).toBeTruthy();
    expect(list.getByText('Fetched 12:00 PM')).toBeTruthy();
    await expectAccessible(container);
    await user.click(list.getByRole('button', { name: 'Check for changes: Agency' }));
    expect(await screen.findByText('Nothing new since 12:00 PM')).toBeTruthy();
    expect(await list.findByText('Checked 1:00 PM: nothing new')).toBeTruthy();
    expect(download.mock.calls[0]?.[1]?.known).toMatchObject({ etag: '"v1"' });
  });

  it('whose file has changed is on its way to the review at once', async () => {
    const { user, address: where } = await openStep(() => Promise.resolve(answer(csv)), { lastImport });
    const list = within(await sources());
    await user.click(list.getByRole('button', { name: 'Check for changes: Agency' }));
    await waitFor(() => expect(where()).not.toBe(uploadAddress));
  });

  it('that cannot be reached says why, and remembers it', async () => {
    const failure = { state: 'failed', problem: 'needsSignIn' } as const;
    const { user } = await openStep(() => Promise.resolve(failure), { lastImport });
    const list = within(await sources());
    await user.click(list.getByRole('button', { name: 'Check for changes: Agency' }));
    expect(await list.findByText(/^Checked 1:00 PM: This file needs a sign-in/u)).toBeTruthy();
    expect(screen.getByText(/^This file needs a sign-in/u)).toBeTruthy();
  });
});
