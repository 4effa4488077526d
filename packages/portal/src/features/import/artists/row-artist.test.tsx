// @vitest-environment jsdom
import { artistImportMessages, paths, timestampFromMillis, type DraftEvent } from '@lineup/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { makeDraftEvent, makeUpload } from '../testing/make-draft.ts';
import { draftAddress, renderWizard } from '../testing/render-wizard.tsx';

const words = artistImportMessages;
const { uploadId } = makeUpload();
const stamp = timestampFromMillis(0);

const kelp = makeDraftEvent({
  row: 1,
  artistName: 'Oma Kelp',
  artist: { country: 'Ruritania', genres: 'Dub' },
  hints: [{ field: 'artistName', code: 'artistValue', source: 'Country: Ruritania' }],
});
const again = makeDraftEvent({
  row: 2,
  artistName: 'OMA KELP',
  date: '2027-07-03',
  artist: { genres: 'Folk' },
});
const plain = makeDraftEvent({ row: 3, artistName: 'Heron', stage: 'Boathouse' });

beforeEach(() => localStorage.clear());
// The first import is compiled for the test, which takes long.
beforeAll(async () => void (await import('./row-artist.tsx')), 60_000);

async function openReview(events: readonly DraftEvent[], stored: object | null = null) {
  const page = renderWizard(draftAddress, { events });
  if (stored !== null) {
    const data = { name: 'Oma Kelp', keys: ['oma kelp'], created_at: stamp, updated_at: stamp, ...stored };
    page.provider.stored.put(paths.artist('a'), data);
  }
  await screen.findByText('Review and Edit Events');
  const open = async (name: string) => {
    await page.user.click(await screen.findByRole('button', { name: words.details(name) }));
    return within(await screen.findByRole('region', { name: words.details(name) }));
  };
  const draftOf = ({ id }: DraftEvent) =>
    page.provider.stored.read(paths.draftEvent('harbour', uploadId, id));
  return { ...page, open, draftOf };
}

describe('the artist of a row', () => {
  it('is opened, shows what is wrong and what the rows say differently, and is corrected for all its rows', async () => {
    const { container, user, open, draftOf } = await openReview([kelp, again, plain]);
    const details = await open('Oma Kelp');
    expect(await details.findByText(`${words.kinds.new} ${words.rows(2)}`)).toBeTruthy();
    expect(details.getByText(words.differing('Genres', ['Dub', 'Folk']))).toBeTruthy();
    const country = details.getByLabelText('Country');
    expect(country.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(container);
    await user.clear(country);
    await user.type(country, 'Norwegen');
    await user.tab();
    await waitFor(() => expect(details.getByLabelText('Country')).toHaveProperty('value', 'Norway'));
    expect(screen.queryByText(/Ruritania/u)).toBeNull();
    await waitFor(() => expect(draftOf(kelp)).toMatchObject({ artistEdits: { country: 'NO' } }));
    expect(draftOf(again)).toMatchObject({ artist: { genres: 'Folk' }, artistEdits: { country: 'NO' } });
    expect(screen.queryByRole('button', { name: words.details('Heron') })).toBeNull();
  });

  it('asks where a stored artist has something else, and saves what was chosen', async () => {
    const { user, open, provider } = await openReview([kelp], { genres: ['Folk'] });
    expect(await screen.findByText(words.decision.title(1))).toBeTruthy();
    const details = await open('Oma Kelp');
    await user.click(await details.findByRole('radio', { name: words.file('Dub') }));
    await waitFor(() => expect(screen.queryByText(words.decision.title(1))).toBeNull());
    await user.click(screen.getByText('Continue to Save'));
    expect(await screen.findByText(words.toSave(0, 1))).toBeTruthy();
    expect(screen.getByText(words.leftOut(1))).toBeTruthy();
    await user.click(screen.getByText('Save All Events'));
    await waitFor(() => expect(provider.stored.read(paths.artist('a'))).toMatchObject({ genres: ['Dub'] }));
  });

  it('is asked about for all at once, and again when that is taken back', async () => {
    const { user } = await openReview([kelp], { genres: ['Folk'] });
    const { title, keep, kept } = words.decision;
    await user.click(await screen.findByRole('button', { name: keep }));
    expect(await screen.findByText(kept(1))).toBeTruthy();
    expect(screen.queryByText(title(1))).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Undo/u }));
    expect(await screen.findByText(title(1))).toBeTruthy();
  });
});
