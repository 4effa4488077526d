// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { administrator } from '../../testing/sessions.ts';
import { makeDraftEvent, makeUpload } from './testing/make-draft.ts';
import { draftAddress, renderWizard, uploadAddress } from './testing/render-wizard.tsx';

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const currentStep = async (name: string) => screen.findByText(name, { selector: '[aria-current="step"] *' });
const events = [makeDraftEvent()];
const never = () => new Promise<never>(() => undefined);

beforeEach(() => localStorage.clear());

describe('the step of an address without a draft', () => {
  it.each(['', '?step=1', '?step=2', '?step=9', '?step=0'])('“%s” begins with the upload', async (search) => {
    renderWizard(`${uploadAddress}${search}`);
    expect(await currentStep('Upload')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download JSON Template' })).toBeTruthy();
  });

  it('3 is a review of no events, from which one goes to the upload', async () => {
    const { user, address, container } = renderWizard(`${uploadAddress}?step=3`);
    expect(await screen.findByRole('heading', { name: 'Review and Edit Events' })).toBeTruthy();
    expect(await currentStep('Review & Edit')).toBeTruthy();
    expect(screen.getByText('No events found')).toBeTruthy();
    expect(screen.getByText("The processing job didn't find any valid events in your file.")).toBeTruthy();
    expect(isDisabled('Continue to Save')).toBe(true);
    expect(address()).toBe(`${uploadAddress}?step=3`);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Upload New File' }));
    expect(await screen.findByRole('button', { name: 'Download JSON Template' })).toBeTruthy();
    expect(address()).toBe(uploadAddress);
  });

  it('4 is an empty programme that cannot be saved', async () => {
    const { user, address, container } = renderWizard(`${uploadAddress}?step=4`);
    expect(await screen.findByRole('heading', { name: 'Save Events' })).toBeTruthy();
    expect(await currentStep('Save')).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Fri, Jul 2 0',
      'Sat, Jul 3 0',
      'Sun, Jul 4 0',
    ]);
    expect(isDisabled('Save All Events')).toBe(true);
    expect(address()).toBe(`${uploadAddress}?step=4`);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Back to Edit' }));
    expect(address()).toBe(`${uploadAddress}?step=3`);
  });
});

it('the head stays from one step to another, with the focus that is in it', async () => {
  const { user } = renderWizard(`${uploadAddress}?step=3`);
  const account = await screen.findByRole('button', { name: administrator.email });
  account.focus();
  expect(await currentStep('Review & Edit')).toBeTruthy();
  expect(document.activeElement).toBe(account);
  await user.click(await screen.findByRole('button', { name: 'Upload New File' }));
  expect(await currentStep('Upload')).toBeTruthy();
  expect(screen.getByRole('button', { name: administrator.email })).toBe(account);
});

describe('the step of an address with a draft', () => {
  it.each([1, 2])('%i begins with the upload', async (step) => {
    const { address } = renderWizard(`${draftAddress}?step=${step}`, { events });
    expect(await screen.findByRole('button', { name: 'Download JSON Template' })).toBeTruthy();
    expect(screen.queryByText('Draft loaded successfully!')).toBeNull();
    expect(address()).toBe(`${draftAddress}?step=${step}`);
  });

  it.each(['', '?step=3', '?step=9'])('“%s” is the review, and the address says so', async (search) => {
    const { address } = renderWizard(`${draftAddress}${search}`, { events });
    expect(await screen.findByText('1 events found')).toBeTruthy();
    expect(await screen.findByText('Draft loaded successfully!')).toBeTruthy();
    expect(address()).toBe(`${draftAddress}?step=3`);
  });

  it('4 is the save, with its red banner where an event is invalid', async () => {
    renderWizard(`${draftAddress}?step=4`, { events: [makeDraftEvent({ artistName: '' })] });
    expect(
      await screen.findByText('Cannot save events with validation errors. Please fix them in the edit step.'),
    ).toBeTruthy();
    expect(screen.getByText('Unknown Artist')).toBeTruthy();
    expect(isDisabled('Save All Events')).toBe(true);
  });

  it('2 shows the processing of an upload under way', async () => {
    const record = makeUpload({ status: 'processing' });
    renderWizard(`${draftAddress}?step=2`, { record, call: never });
    expect(await screen.findByText('Processing Your File')).toBeTruthy();
    expect(await currentStep('Processing')).toBeTruthy();
  });

  it.each([3, 4])('a draft without events is empty at %i', async (step) => {
    renderWizard(`${draftAddress}?step=${step}`, { events: [] });
    expect(await screen.findByText(step === 3 ? 'No events found' : 'No events on this day.')).toBeTruthy();
    expect(isDisabled(step === 3 ? 'Continue to Save' : 'Save All Events')).toBe(true);
  });
});
