import type { DraftEdits } from '@lineup/services';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Autosave, restPause, undoPause } from './autosave.ts';
import type { Journal } from './journal.ts';
import { nothingPending, withChanges, type PendingEdits } from './pending-edits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function makeJournal(noted: PendingEdits = nothingPending, stores = true) {
  let held = noted;
  const journal: Journal = {
    read: () => held,
    update: (change) => {
      held = change(held);
      return stores;
    },
  };
  return { journal, held: () => held };
}

function makeAutosave(traits: { noted?: PendingEdits; stores?: boolean } = {}) {
  const { journal, held } = makeJournal(traits.noted, traits.stores);
  const keep = vi.fn<(edits: DraftEdits) => Promise<void>>(() => Promise.resolve());
  const autosave = new Autosave({ keep, journal, now: Date.now });
  autosave.start();
  return { autosave, keep, held };
}

const stage = (id: string, name: string) => new Map([[id, { stage: name }]]);

describe('autosave', () => {
  it('notes an edit at once and sends it after a rest', async () => {
    const { autosave, keep, held } = makeAutosave();
    autosave.change(stage('a', 'Pier'));
    expect(held().changed).toEqual(stage('a', 'Pier'));
    expect(autosave.state()).toBe('saving');
    await vi.advanceTimersByTimeAsync(restPause - 1);
    expect(keep).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(keep).toHaveBeenCalledExactlyOnceWith({ changed: stage('a', 'Pier'), removed: new Set() });
    expect(autosave.state()).toBe('saved');
    expect(held()).toEqual(nothingPending);
  });

  it('waits while one types', async () => {
    const { autosave, keep } = makeAutosave();
    for (const name of ['P', 'Pi', 'Pie', 'Pier']) {
      autosave.change(stage('a', name));
      await vi.advanceTimersByTimeAsync(restPause / 2);
    }
    await vi.advanceTimersByTimeAsync(restPause);
    expect(keep).toHaveBeenCalledTimes(1);
    expect(keep.mock.calls[0]?.[0].changed).toEqual(stage('a', 'Pier'));
  });

  it('tries again after failures, with growing pauses, and loses nothing', async () => {
    const { autosave, keep, held } = makeAutosave();
    keep.mockRejectedValueOnce(new Error('no way')).mockRejectedValueOnce(new Error('no way'));
    autosave.change(stage('a', 'Pier'));
    await vi.advanceTimersByTimeAsync(restPause);
    expect(autosave.state()).toBe('retrying');
    expect(autosave.failure()).toEqual(new Error('no way'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(keep).toHaveBeenCalledTimes(2);
    expect(held().changed).toEqual(stage('a', 'Pier'));
    await vi.advanceTimersByTimeAsync(3999);
    expect(keep).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(keep).toHaveBeenCalledTimes(3);
    expect(autosave.state()).toBe('saved');
    expect(autosave.failure()).toBeNull();
  });

  it('does not hammer a failing provider with every keystroke, but tries at once when told', async () => {
    const { autosave, keep } = makeAutosave();
    keep.mockRejectedValueOnce(new Error('no way'));
    autosave.change(stage('a', 'Pier'));
    await vi.advanceTimersByTimeAsync(restPause);
    autosave.change(stage('b', 'Pier'));
    await vi.advanceTimersByTimeAsync(restPause);
    expect(keep).toHaveBeenCalledTimes(1);
    autosave.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.state()).toBe('saved');
  });

  it('sends what was typed while sending', async () => {
    const { autosave, keep } = makeAutosave();
    let acknowledge = () => {};
    keep.mockImplementationOnce(() => new Promise((resolve) => (acknowledge = resolve)));
    autosave.change(stage('a', 'Pie'));
    await vi.advanceTimersByTimeAsync(restPause);
    autosave.change(stage('a', 'Pier'));
    acknowledge();
    await vi.advanceTimersByTimeAsync(restPause);
    expect(keep.mock.calls.map(([edits]) => edits.changed.get('a')?.stage)).toEqual(['Pie', 'Pier']);
    expect(autosave.state()).toBe('saved');
  });

  it('sends the edits of an earlier visit', async () => {
    const { keep } = makeAutosave({ noted: withChanges(nothingPending, stage('a', 'Pier')) });
    await vi.advanceTimersByTimeAsync(restPause);
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('flushes all at once, removals too', async () => {
    const { autosave, keep } = makeAutosave();
    autosave.change(new Map(Array.from({ length: 900 }, (_, index) => [`e${index}`, { stage: 'Pier' }])));
    autosave.remove('x');
    await autosave.flush();
    expect(keep.mock.calls.map(([edits]) => edits.changed.size + edits.removed.size)).toEqual([
      400, 400, 101,
    ]);
    expect(autosave.state()).toBe('saved');
  });

  it('rejects a flush that fails, and goes on trying', async () => {
    const { autosave, keep } = makeAutosave();
    keep.mockRejectedValueOnce(new Error('no way'));
    autosave.change(stage('a', 'Pier'));
    await expect(autosave.flush()).rejects.toThrow('no way');
    await vi.advanceTimersByTimeAsync(2000);
    expect(autosave.state()).toBe('saved');
  });

  it('ends with one last try', async () => {
    const { autosave, keep, held } = makeAutosave();
    keep.mockRejectedValue(new Error('no way'));
    autosave.change(stage('a', 'Pier'));
    autosave.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(keep).toHaveBeenCalledTimes(1);
    expect(held().changed).toEqual(stage('a', 'Pier'));
  });

  it('knows when nothing but this page holds the edits', async () => {
    const { autosave } = makeAutosave({ stores: false });
    expect(autosave.isAtRisk).toBe(false);
    autosave.change(stage('a', 'Pier'));
    expect(autosave.isAtRisk).toBe(true);
    await autosave.flush();
    expect(autosave.isAtRisk).toBe(false);
  });
});

describe('removals', () => {
  it('can be undone until they are sent', async () => {
    const { autosave, keep } = makeAutosave();
    autosave.remove('a');
    await vi.advanceTimersByTimeAsync(undoPause - 1);
    expect(autosave.canRestore('a')).toBe(true);
    autosave.restore('a');
    await vi.advanceTimersByTimeAsync(undoPause);
    expect(keep).not.toHaveBeenCalled();
    expect(autosave.state()).toBe('saved');
  });

  it('cannot be undone once they are on their way', async () => {
    const { autosave, keep, held } = makeAutosave();
    keep.mockImplementationOnce(() => new Promise(() => {}));
    autosave.remove('a');
    await vi.advanceTimersByTimeAsync(undoPause);
    expect(keep).toHaveBeenCalledExactlyOnceWith({ changed: new Map(), removed: new Set(['a']) });
    expect(autosave.canRestore('a')).toBe(false);
    expect(held().removed.has('a')).toBe(true);
  });

  it('tell those who offer to undo them', async () => {
    const { journal } = makeJournal();
    const onRemovalsSent = vi.fn();
    const autosave = new Autosave({ keep: () => Promise.resolve(), journal, now: Date.now, onRemovalsSent });
    autosave.start();
    autosave.remove('a');
    await autosave.flush();
    expect(onRemovalsSent).toHaveBeenCalledExactlyOnceWith(new Set(['a']));
  });
});
