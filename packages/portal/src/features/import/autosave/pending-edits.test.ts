import { describe, expect, it } from 'vitest';
import { makeDraftEvents } from '../testing/make-draft.ts';
import {
  dueEdits,
  isNothing,
  nextDue,
  nothingPending,
  overlay,
  withChanges,
  withoutRemoval,
  withoutSent,
  withRemoval,
} from './pending-edits.ts';

const artist = (name: string) => new Map([['a', { artistName: name }]]);

describe('pending edits', () => {
  it('merge the changes of one event, the latest value winning', () => {
    const once = withChanges(nothingPending, artist('Nova'));
    const twice = withChanges(once, new Map([['a', { artistName: 'Nova Tide', stage: 'Pier' }]]));
    expect(twice.changed.get('a')).toEqual({ artistName: 'Nova Tide', stage: 'Pier' });
    expect(once.changed.get('a')).toEqual({ artistName: 'Nova' });
  });

  it('hold a removal back until it can no longer be undone', () => {
    const pending = withRemoval(withChanges(nothingPending, artist('Nova')), 'a', 6000);
    expect(dueEdits(pending, 5999, 10)).toEqual({ changed: new Map(), removed: new Set() });
    expect(nextDue(pending)).toBe(6000);
    expect(dueEdits(pending, 6000, 10)).toEqual({ changed: new Map(), removed: new Set(['a']) });
  });

  it('keep the changes of an event whose removal is undone', () => {
    const pending = withRemoval(withChanges(nothingPending, artist('Nova')), 'a', 6000);
    expect(dueEdits(withoutRemoval(pending, 'a'), 0, 10).changed).toEqual(artist('Nova'));
  });

  it('are sent at most so many at once', () => {
    const changes = new Map(['a', 'b', 'c'].map((id) => [id, { stage: 'Pier' }]));
    const pending = withRemoval(withChanges(nothingPending, changes), 'x', 0);
    const due = dueEdits(pending, 0, 3);
    expect([...due.changed.keys()]).toEqual(['a', 'b']);
    expect([...due.removed]).toEqual(['x']);
    expect([...withoutSent(pending, due).changed.keys()]).toEqual(['c']);
  });

  it('stay where they were made again while being sent', () => {
    const sent = dueEdits(
      withChanges(nothingPending, new Map([['a', { artistName: 'Nova', stage: 'Pier' }]])),
      0,
      9,
    );
    const pending = withChanges(
      { ...nothingPending, changed: sent.changed },
      new Map([['a', { artistName: 'Nova Tide' }]]),
    );
    expect(withoutSent(pending, sent).changed).toEqual(artist('Nova Tide'));
    expect(isNothing(withoutSent({ ...nothingPending, changed: sent.changed }, sent))).toBe(true);
  });

  it('know an image that was taken out', () => {
    const pending = withChanges(nothingPending, new Map([['a', { imageURL: null }]]));
    expect(isNothing(withoutSent(pending, dueEdits(pending, 0, 9)))).toBe(true);
  });

  it('are due never when there are none', () => {
    expect(nextDue(nothingPending)).toBeNull();
  });
});

describe('laying pending edits over a draft', () => {
  const events = makeDraftEvents(3);

  it('changes and removes, and keeps the order', () => {
    const changes = new Map([['event-3', { stage: 'Boathouse' }]]);
    const pending = withRemoval(withChanges(nothingPending, changes), 'event-1', 0);
    expect(overlay(events, pending).map((event) => [event.id, event.stage])).toEqual([
      ['event-2', 'Pier'],
      ['event-3', 'Boathouse'],
    ]);
  });

  it('passes over events that are no more', () => {
    expect(overlay(events, withChanges(nothingPending, artist('Nova')))).toEqual(events);
  });
});
