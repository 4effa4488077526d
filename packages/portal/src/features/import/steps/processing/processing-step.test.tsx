// @vitest-environment jsdom
import { paths, timestampFromMillis } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import type { Backend } from '@lineup/provider-embedded/testing';
import { newUploads } from '../../flow/wizard-state.ts';
import { makeDraftEvent, makeUpload } from '../../testing/make-draft.ts';
import { draftAddress, renderWizard, testNow } from '../../testing/render-wizard.tsx';

const underWay = makeUpload({ status: 'processing' });
const { uploadId } = underWay;
const never = () => new Promise<never>(() => undefined);

/** Simulates the server function: writes the events, then the result. */
function finish({ stored }: Backend, end: object, artists: readonly string[] = []): void {
  artists.forEach((artistName, index) => {
    const { id, ...event } = makeDraftEvent({ row: index + 1, artistName });
    stored.put(paths.draftEvent('harbour', uploadId, id), {
      ...event,
      createdAt: timestampFromMillis(testNow + index),
    });
  });
  const path = paths.upload('harbour', uploadId);
  stored.put(path, { ...stored.read(path), ...end });
}

describe('an upload under way', () => {
  it('says that it is still processing, and looks again until it is done', async () => {
    const call = vi.fn(never);
    const { provider, container } = renderWizard(draftAddress, { record: underWay, call });
    expect(await screen.findByText('Upload is still processing...')).toBeTruthy();
    expect(await screen.findByText('Processing Your File')).toBeTruthy();
    expect(screen.getByText(/This may take a few minutes/u)).toBeTruthy();
    expect(screen.getByText('Processing', { selector: '[aria-current="step"] *' })).toBeTruthy();
    await expectAccessible(container);
    finish(provider, { status: 'completed' }, ['Nova', 'Tide']);
    expect(await screen.findByText('Review and Edit Events')).toBeTruthy();
    expect(await screen.findByText('Processing completed! All events are valid.')).toBeTruthy();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('does not promise minutes for a picture, which cannot be read', async () => {
    renderWizard(draftAddress, { record: { ...underWay, uploadType: 'image' }, call: never });
    expect(await screen.findByText('Processing Your File')).toBeTruthy();
    expect(screen.getByText(/^Image reading is not yet available/u)).toBeTruthy();
    expect(screen.queryByText(/few minutes/u)).toBeNull();
  });

  it('counts the events with faults', async () => {
    const { provider } = renderWizard(draftAddress, { record: underWay, call: never });
    await screen.findByText('Processing Your File');
    finish(provider, { status: 'completed' }, ['Nova', '', ' ']);
    expect(
      await screen.findByText('2 events have validation issues. Please review and fix them.'),
    ).toBeTruthy();
  });

  it('ends in the stored reason, and Try Again starts over', async () => {
    const { provider, user, address } = renderWizard(draftAddress, { record: underWay, call: never });
    await screen.findByText('Processing Your File');
    finish(provider, { status: 'error', error: 'The file is empty.' });
    expect(await screen.findByText('Processing failed. Please try again.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('The file is empty.')).toHaveLength(2));
    await user.click(screen.getByText('Try Again'));
    expect(await screen.findByLabelText(/Lineup File/u)).toBeTruthy();
    expect(address()).toBe('/festival/harbour/upload');
  });

  it('goes on through a broken connection with a quiet note', async () => {
    const { provider } = renderWizard(draftAddress, { record: underWay, call: never });
    await screen.findByText('Processing Your File');
    provider.failWith(new ProviderError('unavailable'));
    expect(await screen.findByText(/Still trying…/u)).toBeTruthy();
    provider.failWith(null);
    await waitFor(() => expect(screen.queryByText(/Still trying…/u)).toBeNull());
  });

  it.each([
    ['cannot be used', 'failed-precondition', true],
    ['is refused', 'permission-denied', false],
    ['asks for what makes no sense', 'invalid-argument', false],
  ] as const)(
    'says at once why a file that %s cannot be read, not that it still tries',
    async (_, code, isRecorded) => {
      const text = 'The file is no longer there.';
      const call = vi.fn(() => {
        if (isRecorded) finish(portal.provider, { status: 'error', error: text });
        return Promise.reject(new ProviderError(code, code, { userMessage: text }));
      });
      const portal = renderWizard(draftAddress, { record: underWay, call });
      expect(
        (await screen.findAllByText(/Still trying…|Processing failed\./u)).map(
          ({ textContent }) => textContent,
        ),
      ).toEqual(['Processing failed. Please try again.']);
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
      expect(screen.queryByText(/Still trying…/u)).toBeNull();
      expect(call).toHaveBeenCalledTimes(1);
    },
  );

  it('keeps trying where the call got no answer', async () => {
    const call = vi.fn(() => Promise.reject(new ProviderError('unavailable')));
    renderWizard(draftAddress, { record: underWay, call });
    expect(await screen.findByText(/Still trying…/u)).toBeTruthy();
    expect(screen.queryByText('Processing failed. Please try again.')).toBeNull();
  });

  it('that was removed in the meantime is reported', async () => {
    const { provider } = renderWizard(draftAddress, { record: underWay, call: never });
    await screen.findByText('Processing Your File');
    provider.stored.drop(paths.upload('harbour', uploadId));
    expect(await screen.findByText('Processing failed. Please try again.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Upload not found')).toHaveLength(2));
  });
});

describe('opening', () => {
  it('an upload that failed says why and starts over', async () => {
    const record = makeUpload({ status: 'error', error: 'The file is empty.' });
    const { address } = renderWizard(draftAddress, { record });
    expect(await screen.findByText('Upload failed: The file is empty.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/festival/harbour/upload'));
  });

  it('an upload that is no more is told, with the way to another', async () => {
    renderWizard(draftAddress, { record: null });
    await waitFor(() => expect(screen.getAllByText('Failed to load upload')).toHaveLength(2));
    expect(screen.getByText('Upload another file').getAttribute('href')).toBe('/festival/harbour/upload');
  });

  it('can be tried again when it could not be loaded', async () => {
    const { provider, user } = renderWizard(draftAddress, { events: [makeDraftEvent()] });
    const get = provider.documents.get.bind(provider.documents);
    let failed = false;
    provider.documents.get = (path) => {
      if (failed || !path.includes('lineupUploads')) return get(path);
      failed = true;
      return Promise.reject(new ProviderError('unavailable'));
    };
    await screen.findAllByText('Failed to load upload');
    await user.click(screen.getByText('Try Again'));
    expect(await screen.findByText('1 events found')).toBeTruthy();
  });

  it('an upload just made in this tab announces no draft', async () => {
    newUploads.add(uploadId, 'json');
    renderWizard(draftAddress, { events: [makeDraftEvent()] });
    expect(await screen.findByText('Processing completed! All events are valid.')).toBeTruthy();
    expect(screen.queryByText('Draft loaded successfully!')).toBeNull();
    expect(newUploads.has(uploadId)).toBe(false);
  });
});
