import { describe, expect, it } from 'vitest';
import { makeDraftEvent, makeValidatedDraft, makeUpload } from '../testing/make-draft.ts';
import { announcementOf, mustRestart, verdictOn } from './announcement.ts';
import { idle, type WizardState } from './wizard-state.ts';

const upload = makeUpload();
const processing: WizardState = { status: 'processing', upload, trouble: null };
const completed: WizardState = {
  status: 'completed',
  upload,
  draft: makeValidatedDraft([makeDraftEvent()]),
  isReopened: true,
};
const failed: WizardState = { status: 'error', reason: 'The file is empty.' };
const failedSilently: WizardState = { status: 'error', reason: null };

describe('opening an existing upload', () => {
  it('says that the draft is loaded', () => {
    expect(announcementOf(idle, completed, false)).toEqual({
      kind: 'success',
      text: 'Draft loaded successfully!',
    });
  });

  it('says that it is still processing', () => {
    expect(announcementOf(idle, processing, false)?.text).toBe('Upload is still processing...');
  });

  it('says why it failed, and starts over', () => {
    expect(announcementOf(idle, failed, false)).toEqual({
      kind: 'error',
      text: 'Upload failed: The file is empty.',
    });
    expect(announcementOf(idle, failedSilently, false)?.text).toBe('Upload failed: Processing failed');
    expect(mustRestart(idle, failed, false)).toBe(true);
  });
});

describe('an upload made in this tab', () => {
  it('is not announced as a draft', () => {
    expect(announcementOf(idle, processing, true)).toBeNull();
    expect(announcementOf(idle, completed, true)).toBeNull();
  });

  it('stays on the page when it fails', () => {
    expect(mustRestart(idle, failed, true)).toBe(false);
    expect(mustRestart(processing, failed, true)).toBe(false);
  });
});

describe('the end of processing', () => {
  it('leaves the verdict to the check', () => {
    expect(announcementOf(processing, completed, false)).toBeNull();
  });

  it('praises a valid lineup', () => {
    expect(verdictOn({ total: 1, invalid: 0 })).toEqual({
      kind: 'success',
      text: 'Processing completed! All events are valid.',
    });
  });

  it('counts the events with faults', () => {
    expect(verdictOn({ total: 5, invalid: 3 })).toEqual({
      kind: 'error',
      text: '3 events have validation issues. Please review and fix them.',
    });
  });

  it('calls nothing valid in a file without events', () => {
    expect(verdictOn({ total: 0, invalid: 0 })).toBeNull();
  });

  it('tells the stored reason of a failure, or that it failed', () => {
    expect(announcementOf(processing, failed, true)?.text).toBe('The file is empty.');
    expect(announcementOf(processing, failedSilently, true)?.text).toBe('Processing failed');
  });
});

it('says nothing while the state stays the same', () => {
  expect(announcementOf(processing, { ...processing, trouble: 'No connection' }, true)).toBeNull();
});
