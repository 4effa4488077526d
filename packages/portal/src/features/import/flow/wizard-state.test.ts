import { describe, expect, it } from 'vitest';
import { makeDraftEvent, makeValidatedDraft, makeUpload } from '../testing/make-draft.ts';
import { afterLook, afterLoss, afterTrouble, idle, stepOf, type WizardState } from './wizard-state.ts';

const upload = makeUpload({ status: 'processing' });
const draft = makeValidatedDraft([makeDraftEvent()]);
const processing: WizardState = { status: 'processing', upload, trouble: null };
const completed: WizardState = { status: 'completed', upload, draft, isReopened: false };
const failed: WizardState = { status: 'error', reason: 'The file is empty.' };

describe('a look at the upload', () => {
  it('finds it under way', () => {
    expect(afterLook(idle, { upload, draft: null })).toEqual(processing);
  });

  it('finds it completed with its events', () => {
    const done = makeUpload({ status: 'completed' });
    expect(afterLook(processing, { upload: done, draft })).toEqual({
      status: 'completed',
      upload: done,
      draft,
      isReopened: false,
    });
    expect(afterLook(idle, { upload: done, draft })).toMatchObject({ isReopened: true });
  });

  it('finds it failed and keeps the stored reason', () => {
    const broken = makeUpload({ status: 'error', error: 'The file is empty.' });
    expect(afterLook(processing, { upload: broken, draft: null })).toEqual(failed);
  });

  it('clears the trouble of the look before', () => {
    const troubled = afterTrouble(processing, 'No connection');
    expect(troubled).toEqual({ ...processing, trouble: 'No connection' });
    expect(afterLook(troubled, { upload, draft: null })).toEqual(processing);
  });

  it.each([completed, failed])('changes nothing once the processing has ended ($status)', (ended) => {
    expect(afterLook(ended, { upload, draft: null })).toBe(ended);
    expect(afterTrouble(ended, 'No connection')).toBe(ended);
    expect(afterLoss(ended, 'Upload not found')).toBe(ended);
  });

  it('ends when the upload is no more', () => {
    expect(afterLoss(processing, 'Upload not found')).toEqual({
      status: 'error',
      reason: 'Upload not found',
    });
  });

  it('leaves a first look that failed to the page', () => {
    expect(afterTrouble(idle, 'No connection')).toBe(idle);
  });
});

describe('the step shown', () => {
  it.each([1, 2, 3, 4] as const)('is 1 without a draft, whatever the address asks for (%d)', (asked) => {
    expect(stepOf(idle, asked)).toBe(1);
  });

  it('is 2 while processing and after a failure', () => {
    expect(stepOf(processing, 4)).toBe(2);
    expect(stepOf(failed, 3)).toBe(2);
  });

  it('is 3 with a draft, and 4 where the address asks for it', () => {
    expect(([undefined, 1, 2, 3, 4] as const).map((asked) => stepOf(completed, asked))).toEqual([
      3, 3, 3, 3, 4,
    ]);
  });

  it('is 1 where the address asks for the processing and none is under way', () => {
    expect(stepOf({ ...completed, isReopened: true }, 2)).toBe(1);
    expect(stepOf(processing, 2)).toBe(2);
  });
});
