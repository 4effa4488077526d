// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { ProviderError, type FilePort } from '@lineup/provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { makeFestival, makeUpload } from '../../testing/make-draft.ts';
import { draftAddress, renderWizard, uploadAddress } from '../../testing/render-wizard.tsx';

const jsonFile = new File(['[]'], 'harbour-lights.json', { type: 'application/json' });
const picker = () => screen.getByLabelText(/Lineup File/u);
const uploadButton = () => screen.getByRole('button', { name: 'Upload' });

async function openStep(traits: Parameters<typeof renderWizard>[1] = {}) {
  const page = renderWizard(uploadAddress, { record: null, ...traits });
  await screen.findByRole('radio', { name: 'JSON' });
  return page;
}

describe('choosing a file', () => {
  it('begins with nothing chosen and step 1', async () => {
    const { container } = await openStep();
    expect(uploadButton()).toHaveProperty('disabled', true);
    expect(screen.getByText('Upload', { selector: '[aria-current="step"] *' })).toBeTruthy();
    await expectAccessible(container);
  });

  it('leads back to the schedule', async () => {
    const { address, user } = await openStep();
    await user.click(screen.getByRole('button', { name: 'Back to Schedule' }));
    await vi.waitFor(() => expect(address()).toBe('/festival/harbour/schedule'));
  });

  it('lists the six requirements', async () => {
    await openStep();
    const list = screen.getByRole('heading', { name: 'Requirements' }).nextElementSibling;
    expect(
      within(list as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'artistName is required',
      'stage is required, one of Main Stage, Pier, Boathouse',
      'date as YYYY-MM-DD, within the festival dates (2027-07-02 to 2027-07-04)',
      'timeStart and timeEnd as HH:MM in 24-hour format',
      'Next-day events such as 23:00 to 02:00 are allowed',
      'imageURL is optional',
    ]);
  });

  it('shows name and size in megabytes', async () => {
    const { user } = await openStep();
    await user.upload(picker(), new File([new Uint8Array(1_500_000)], 'pier.json'));
    expect(screen.getByText('pier.json (1.43 MB)')).toBeTruthy();
    expect(uploadButton()).toHaveProperty('disabled', false);
  });

  it('tells at once, and again on upload, that the file is of the wrong type', async () => {
    const upload = vi.fn<FilePort['upload']>();
    const { user } = await openStep({ upload });
    fireEvent.drop(picker(), { dataTransfer: { files: [new File(['x'], 'lineup.txt')] } });
    expect(screen.getByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('Please select a .json file'),
    );
    await user.click(uploadButton());
    await waitFor(() => expect(screen.getAllByText('Please select a .json file')).toHaveLength(2));
    expect(upload).not.toHaveBeenCalled();
  });

  it('tells that the file is too large, at the limit of its type', async () => {
    const { user } = await openStep();
    await user.upload(picker(), new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.json'));
    expect(screen.getByText('File size too large. Maximum size is 5MB')).toBeTruthy();
    await user.upload(picker(), new File([new Uint8Array(5 * 1024 * 1024)], 'exact.json'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('announces image reading as coming soon and takes pictures', async () => {
    const { user } = await openStep();
    await user.click(screen.getByRole('radio', { name: 'Image' }));
    expect(screen.getByText('Image upload is coming soon')).toBeTruthy();
    expect(screen.getByText(/Image reading is not yet available/u)).toBeTruthy();
    expect(picker().getAttribute('accept')).toBe('.jpg,.jpeg,.png,.gif,.webp');
    expect(screen.queryByRole('button', { name: 'Download JSON Template' })).toBeNull();
    await user.upload(picker(), new File(['x'], 'poster.png', { type: 'image/png' }));
    expect(uploadButton()).toHaveProperty('disabled', false);
  });

  it('gives a template of the festival’s own days and stages', async () => {
    const createObjectURL = vi.fn((_blob: Blob) => 'blob:template');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await openStep();
    await user.click(screen.getByRole('button', { name: 'Download JSON Template' }));
    await waitFor(() => expect(click.mock.contexts[0]).toMatchObject({ download: 'schedule_template.json' }));
    const text = (await createObjectURL.mock.calls[0]?.[0].text()) ?? '';
    expect(JSON.parse(text)).toMatchObject({ events: { length: 4 } });
    expect(text).toContain('2027-07-02');
  });
});

describe('uploading', () => {
  it('goes on to the upload’s own address and sets the processing to work', async () => {
    const call = vi.fn(() => new Promise<never>(() => undefined));
    const { user, address, provider } = await openStep({ call });
    await user.upload(picker(), jsonFile);
    await user.click(uploadButton());
    expect(await screen.findByText('File uploaded successfully! Processing in background...')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Processing Your File' });
    const uploadId = address().split('/').at(-1) ?? '';
    expect(uploadId).toMatch(/^upload_\d+_[a-z0-9]+$/u);
    expect(provider.stored.read(paths.upload('harbour', uploadId))).toMatchObject({
      fileName: 'harbour-lights.json',
      status: 'processing',
    });
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Upload is still processing...')).toBeNull();
  });

  it('shows how far it is and can be cancelled, the file still chosen', async () => {
    const upload: FilePort['upload'] = (_path, _content, options) => {
      options?.onProgress?.(0.42);
      return new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new ProviderError('cancelled')));
      });
    };
    const { user } = await openStep({ upload });
    await user.upload(picker(), jsonFile);
    await user.click(uploadButton());
    expect(await screen.findByText('42 %')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(uploadButton()).toHaveProperty('disabled', false));
    expect(screen.getByText(/harbour-lights\.json/u)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the file after a failure and makes no second draft when tried again', async () => {
    const upload = vi
      .fn<FilePort['upload']>()
      .mockRejectedValueOnce(new ProviderError('unavailable'))
      .mockResolvedValue({ path: 'p', url: '/files/p' });
    // A file that is not stored could not be read, which would end the processing immediately.
    const call = () => new Promise<never>(() => undefined);
    const { user, provider } = await openStep({ upload, call });
    await user.upload(picker(), jsonFile);
    await user.click(uploadButton());
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('The portal cannot be reached.'),
    );
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('heading', { name: 'Processing Your File' });
    expect(upload.mock.calls.map(([path]) => path)).toHaveLength(2);
    expect(upload.mock.calls[0]?.[0]).toBe(upload.mock.calls[1]?.[0]);
    expect(await provider.documents.count({ collection: paths.uploads('harbour') })).toBe(1);
  });
});

describe('drafts not yet saved', () => {
  const failed = makeUpload({ status: 'error', error: 'The file is empty.' });

  it('are listed with the way back to them', async () => {
    await openStep({ record: makeUpload() });
    const link = await screen.findByRole('link', { name: 'Continue' });
    expect(link.getAttribute('href')).toBe(draftAddress);
    expect(screen.getByText('uploaded Jun 1, 2027, 1:00 PM')).toBeTruthy();
  });

  it('say why they failed and lead nowhere then', async () => {
    await openStep({ record: failed });
    expect(await screen.findByText('The file is empty.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  it('are removed after a question', async () => {
    const { user, provider } = await openStep({ record: failed });
    await user.click(await screen.findByRole('button', { name: 'Remove draft' }));
    const dialog = await screen.findByRole('dialog');
    const text =
      'Are you sure you want to remove the draft of harbour-lights.json? Its events are not in the schedule yet.';
    expect(within(dialog).getByText(text)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('The file is empty.')).toBeNull());
    expect(provider.stored.read(paths.upload('harbour', failed.uploadId))).toBeUndefined();
  });

  it('stay when the question is answered with no', async () => {
    const { user, provider } = await openStep({ record: failed });
    await user.click(await screen.findByRole('button', { name: 'Remove draft' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(provider.stored.read(paths.upload('harbour', failed.uploadId))).toBeDefined();
  });
});

describe('without a draft', () => {
  it.each(['?step=2', '?step=9', '?step=x'])('%s falls back to step 1', async (search) => {
    renderWizard(`${uploadAddress}${search}`, { record: null });
    expect(await screen.findByRole('button', { name: 'Upload' })).toBeTruthy();
  });

  it('an unknown festival is told', async () => {
    renderWizard('/festival/nowhere/upload');
    expect(await screen.findByText('Festival not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/');
  });

  it('a festival without stages names none', async () => {
    await openStep({ festival: makeFestival({ stages: [] }) });
    expect(screen.getByText('artistName').closest('ul')).toHaveProperty(
      'textContent',
      expect.stringContaining('stage is requireddate'),
    );
  });
});
