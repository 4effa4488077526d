import { ServiceError } from '@lineup/services';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeDraftEvents, makeValidatedDraft, makeUpload } from '../testing/make-draft.ts';
import { pollPause, watchProcessing } from './watch-processing.ts';
import type { FoundDraft } from './wizard-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const underWay: FoundDraft = { upload: makeUpload({ status: 'processing' }), draft: null };
const done: FoundDraft = { upload: makeUpload(), draft: makeValidatedDraft(makeDraftEvents(2)) };
const failed: FoundDraft = { upload: makeUpload({ status: 'error' }), draft: null };

function watch() {
  const look = vi.fn(() => Promise.resolve(underWay));
  const process = vi.fn(() => new Promise<void>(() => {}));
  const onFound = vi.fn();
  const onTrouble = vi.fn(() => false);
  const stop = watchProcessing({ look, process, onFound, onTrouble });
  return { look, process, onFound, onTrouble, stop };
}

it('looks at once and then every two seconds, and sets the processing to work once', async () => {
  const { look, process, onFound } = watch();
  await vi.advanceTimersByTimeAsync(0);
  expect(onFound).toHaveBeenCalledExactlyOnceWith(underWay);
  await vi.advanceTimersByTimeAsync(3 * pollPause);
  expect(look).toHaveBeenCalledTimes(4);
  expect(process).toHaveBeenCalledExactlyOnceWith(underWay.upload);
});

it.each([done, failed])('ends with the processing ($upload.status)', async (end) => {
  const { look, onFound } = watch();
  await vi.advanceTimersByTimeAsync(0);
  look.mockResolvedValue(end);
  await vi.advanceTimersByTimeAsync(pollPause);
  expect(onFound).toHaveBeenLastCalledWith(end);
  await vi.advanceTimersByTimeAsync(10 * pollPause);
  expect(look).toHaveBeenCalledTimes(2);
});

it('looks again as soon as the processing says that it is done', async () => {
  const { look, process, onFound } = watch();
  process.mockResolvedValue(undefined);
  look.mockResolvedValue(done);
  await vi.advanceTimersByTimeAsync(0);
  expect(onFound).toHaveBeenLastCalledWith(done);
  await vi.advanceTimersByTimeAsync(10 * pollPause);
  expect(look).toHaveBeenCalledTimes(2);
});

it('tells of no trouble where the file cannot be used, but of the reason in its record', async () => {
  const { look, process, onFound, onTrouble } = watch();
  process.mockRejectedValue(new ServiceError('failed-precondition', 'not JSON'));
  look.mockResolvedValueOnce(underWay).mockResolvedValue(failed);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(pollPause);
  expect(onTrouble).not.toHaveBeenCalled();
  expect(onFound).toHaveBeenLastCalledWith(failed);
  expect(process).toHaveBeenCalledTimes(1);
});

it('does not process what is completed already', async () => {
  const { look, process } = watch();
  look.mockResolvedValue(done);
  await vi.advanceTimersByTimeAsync(5 * pollPause);
  expect(process).toHaveBeenCalledTimes(1);
});

it('goes on after a failed look', async () => {
  const { look, onFound, onTrouble } = watch();
  await vi.advanceTimersByTimeAsync(0);
  look.mockRejectedValueOnce(new Error('no way'));
  await vi.advanceTimersByTimeAsync(pollPause);
  expect(onTrouble).toHaveBeenCalledExactlyOnceWith(new Error('no way'));
  await vi.advanceTimersByTimeAsync(pollPause);
  expect(onFound).toHaveBeenCalledTimes(2);
});

it('calls again when the call was lost, but not with every look', async () => {
  const { process } = watch();
  process.mockRejectedValueOnce(new Error('lost'));
  await vi.advanceTimersByTimeAsync(8000);
  expect(process).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(process).toHaveBeenCalledTimes(2);
});

it('ends when the trouble is final', async () => {
  const { look, onTrouble } = watch();
  onTrouble.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(0);
  look.mockRejectedValue(new Error('gone'));
  await vi.advanceTimersByTimeAsync(10 * pollPause);
  expect(look).toHaveBeenCalledTimes(2);
});

it('is silent once stopped, even when an answer is on its way', async () => {
  const { stop, look, onFound } = watch();
  stop();
  await vi.advanceTimersByTimeAsync(10 * pollPause);
  expect(look).toHaveBeenCalledTimes(1);
  expect(onFound).not.toHaveBeenCalled();
});
