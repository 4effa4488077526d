import { describe, expect, it, vi } from 'vitest';
import { makeDraftEvent, makeDraftEvents, makeFestival } from '../testing/make-draft.ts';
import { notesOf } from './draft-row.ts';
import { DraftStore } from './draft-store.ts';
import { validateDraft } from './validate-draft.ts';

const festival = makeFestival();
const events = [
  makeDraftEvent({ row: 1 }),
  makeDraftEvent({ row: 2, timeStart: '20:30', timeEnd: '21:30' }),
  makeDraftEvent({ row: 3, stage: 'Attic', timeStart: '' }),
  makeDraftEvent({ row: 4, stage: 'Boathouse', timeEnd: '20:00' }),
];
const noTurn = () => Promise.resolve();

describe('a draft that is judged before it is shown', () => {
  it('is what the store would have made of it', async () => {
    const judged = await validateDraft(events, festival, noTurn);
    const store = new DraftStore(events, festival, judged);
    const alone = new DraftStore(events, festival);
    expect(store.rows()).toEqual(alone.rows());
    expect(store.counts()).toEqual(alone.counts());
    expect(store.rules().stages).toEqual(alone.rules().stages);
    expect(judged.counts.invalid).toBe(1);
    expect(
      store
        .rows()
        .slice(0, 1)
        .flatMap((row) => notesOf(row, festival)),
    ).toEqual([
      {
        kind: 'warning',
        field: 'timeStart',
        text: 'Overlaps with The Lanterns 2 (8:30 PM - 9:30 PM) on the same stage',
      },
    ]);
  });

  it('is not judged again', async () => {
    const judged = await validateDraft(events, festival, noTurn);
    const store = new DraftStore(events, festival, judged);
    expect(store.rows().every((row) => row === judged.rows.get(row.event.id))).toBe(true);
  });

  it('is judged again where it was edited before', async () => {
    const judged = await validateDraft(events, festival, noTurn);
    const edited = events.map((event) => (event.row === 2 ? { ...event, stage: 'Quay' } : event));
    const store = new DraftStore(edited, festival, judged);
    expect(store.rows()).toEqual(new DraftStore(edited, festival).rows());
    expect(store.row('event-1')?.conflicts).toEqual([]);
    expect(store.row('event-2')?.issues.map(({ code }) => code)).toEqual(['stageInvalid']);
  });

  it('is judged again for a festival that has changed', async () => {
    const judged = await validateDraft(events, festival, noTurn);
    const changed = makeFestival({ stages: ['Pier', 'Attic', 'Boathouse'] });
    const store = new DraftStore(events, changed, judged);
    expect(store.rows()).toEqual(new DraftStore(events, changed).rows());
    expect(store.row('event-3')?.issues.map(({ code }) => code)).toEqual(['startRequired']);
  });

  it('lets the page have its turn while thousands are judged', async () => {
    const nextTurn = vi.fn(noTurn);
    await validateDraft(makeDraftEvents(5000), festival, nextTurn);
    expect(nextTurn.mock.calls.length).toBeGreaterThan(4);
  });
});
