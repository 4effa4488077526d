import { describe, expect, it } from 'vitest';
import {
  isTouched,
  reduceEditor,
  startEditor,
  type EditorEvent,
  type EditorPhase,
  type EditorRules,
  type EditorState,
  type Whose,
} from './editor-state.ts';

/** A form with one field. Each user who changes it writes their name first. */
interface Note {
  readonly version: string;
  readonly text: string;
}
type State = EditorState<Note, string>;
type Event = EditorEvent<Note, string>;

const rules: EditorRules<Note, string> = {
  inputOf: ({ text }) => text,
  isSame: (a, b) => a === b,
  versionOf: ({ version }) => version,
  merge: (base, typed, theirs) => ({
    mine: typed === base.text ? theirs.text : typed,
    isChoice: typed !== base.text && typed !== theirs.text && theirs.text !== base.text,
  }),
  followsOthers: true,
};
const patient = { ...rules, followsOthers: false };

const first: Note = { version: '1', text: 'Pier' };
const theirs: Note = { version: '2', text: 'Mole' };
const restored = { age: 5, isPictureLost: false };

const run = (
  events: readonly Event[],
  given = rules,
  start: State = startEditor({ base: first, isOpen: true }, rules),
) => events.reduce((state, event) => reduceEditor(state, event, given), start);
const typed: Event = { type: 'edited', input: 'Quay' };
const saving: Event = { type: 'saving' };
const followed = (latest: Note | 'gone'): Event => ({ type: 'followed', latest });
const outdated: Event = { type: 'outdated', theirs, typed: 'Quay' };

/** One state for each phase, reached by the shortest path. */
const at: Readonly<Record<EditorPhase, State>> = {
  closed: startEditor({ base: first, isOpen: false }, rules),
  editing: run([typed]),
  saving: run([typed, saving]),
  choosing: run([typed, saving, outdated]),
  saved: run([typed, saving, { type: 'stored' }]),
};

const events: Readonly<Record<Event['type'], Event>> = {
  opened: { type: 'opened', base: theirs },
  reopened: { type: 'reopened' },
  edited: { type: 'edited', input: 'Jetty' },
  discarded: { type: 'discarded' },
  followed: followed(theirs),
  saving,
  refused: { type: 'refused' },
  rebased: { type: 'rebased', base: theirs, input: 'Quay' },
  outdated,
  choseMine: { type: 'choseMine' },
  choseTheirs: { type: 'choseTheirs' },
  dismissed: { type: 'dismissed' },
  vanished: { type: 'vanished' },
  failed: { type: 'failed', reason: 'No connection.' },
  stopped: { type: 'stopped' },
  stored: { type: 'stored' },
  closed: { type: 'closed' },
};

/** For every phase, the phase that follows each event; absent if the event is ignored. */
const transitions: Readonly<Record<EditorPhase, Partial<Record<Event['type'], EditorPhase>>>> = {
  closed: { opened: 'editing', reopened: 'editing', followed: 'closed' },
  editing: {
    edited: 'editing',
    discarded: 'editing',
    followed: 'editing',
    saving: 'saving',
    refused: 'editing',
    closed: 'closed',
  },
  saving: {
    followed: 'saving',
    refused: 'editing',
    rebased: 'saving',
    outdated: 'choosing',
    vanished: 'editing',
    failed: 'editing',
    stopped: 'editing',
    stored: 'saved',
  },
  choosing: {
    followed: 'choosing',
    choseMine: 'saving',
    choseTheirs: 'editing',
    dismissed: 'editing',
    closed: 'closed',
  },
  saved: { opened: 'editing', followed: 'saved' },
};

const phases = ['closed', 'editing', 'saving', 'choosing', 'saved'] as const;
const cases = phases.flatMap((phase) => Object.values(events).map((event) => [phase, event.type] as const));

describe('an event in a phase', () => {
  it.each(cases)('%s: %s', (phase, type) => {
    const before = at[phase];
    const after = reduceEditor(before, events[type], rules);
    const expected = transitions[phase][type];
    expect(after.phase).toBe(expected ?? phase);
    expect(after === before).toBe(expected === undefined);
  });
});

describe('input', () => {
  it('is what is stored when the editor is opened', () => {
    expect(run([{ type: 'opened', base: theirs }], rules, at.closed)).toMatchObject({
      input: 'Mole',
      base: theirs,
    });
  });

  it('is touched while it differs from what it was begun from and the editor is open', () => {
    expect(phases.filter((phase) => isTouched(at[phase], rules))).toEqual(['editing', 'saving', 'choosing']);
    expect(isTouched(run([typed, { type: 'edited', input: 'Pier' }]), rules)).toBe(false);
  });

  it('may come back from before a reload, and is told of until it is dropped, closed or saved', () => {
    const back = startEditor({ base: first, input: 'Quay', isOpen: true, restored }, rules);
    expect(back).toMatchObject({ phase: 'editing', input: 'Quay', restored });
    const ends: Event[][] = [[{ type: 'discarded' }], [{ type: 'closed' }], [saving, { type: 'stored' }]];
    expect(ends.map((end) => run(end, rules, back).restored)).toEqual([null, null, null]);
    expect(run([saving, events.failed], rules, back).restored).toBe(restored);
  });

  it('is gone after discarding and comes back with the text that was typed', () => {
    expect(run([typed, { type: 'discarded' }]).input).toBe('Pier');
    expect(run([typed, { type: 'discarded' }, typed]).input).toBe('Quay');
  });

  it('is still there when a closed editor is opened again by undo, and not when it is reopened', () => {
    expect(run([typed, { type: 'closed' }, { type: 'reopened' }]).input).toBe('Quay');
    expect(run([typed, { type: 'closed' }, { type: 'opened', base: first }]).input).toBe('Pier');
  });
});

describe('saving', () => {
  it('keeps the input when it fails, says why, and forgets that with the next try', () => {
    const failed = run([typed, saving, events.failed]);
    expect(failed).toMatchObject({ phase: 'editing', input: 'Quay', failure: 'No connection.' });
    expect(reduceEditor(failed, saving, rules)).toMatchObject({ phase: 'saving', failure: null });
  });

  it('counts refusals until the input is another person’s or filled in again', () => {
    const refused = run([typed, { type: 'refused' }, saving, { type: 'refused' }]);
    expect(refused).toMatchObject({ phase: 'editing', refusals: 2, input: 'Quay' });
    expect(reduceEditor(refused, { type: 'discarded' }, rules).refusals).toBe(0);
  });

  it('goes on over what is stored by now once a part of it is safe', () => {
    expect(at.saving).toMatchObject({ base: first });
    expect(run([events.rebased], rules, at.saving)).toMatchObject({
      phase: 'saving',
      base: theirs,
      input: 'Quay',
    });
  });
});

describe('somebody else’s version', () => {
  it('takes the place of a form that nobody has touched, or that says the same', () => {
    expect(run([followed(theirs)])).toMatchObject({ base: theirs, input: 'Mole', isOutdated: false });
    const same = run([{ type: 'edited', input: 'Mole' }, followed(theirs)]);
    expect(same).toMatchObject({ base: theirs, isOutdated: false });
    expect(isTouched(same, rules)).toBe(false);
  });

  it('leaves input alone, and any open form where the rules say so', () => {
    expect(run([typed, followed(theirs)])).toMatchObject({ base: first, input: 'Quay', isOutdated: true });
    expect(run([followed(theirs)], patient)).toMatchObject({ base: first, input: 'Pier', isOutdated: true });
  });

  it('is followed as far as there is nothing to choose', () => {
    const followPart = (base: Note) => ({ base: { ...base, text: 'part' }, input: 'Quay, part' });
    const state = run([typed, followed(theirs)], { ...rules, followPart });
    expect(state).toMatchObject({
      base: { version: '1', text: 'part' },
      input: 'Quay, part',
      isOutdated: true,
    });
    const merging = { ...rules, merge: () => ({ mine: 'both', isChoice: false }), followPart };
    expect(run([typed, followed(theirs)], merging)).toMatchObject({
      base: theirs,
      input: 'both',
      isOutdated: false,
    });
  });

  it('is saved with what is typed besides where the person takes theirs', () => {
    const taking = { ...rules, takeTheirs: () => 'Mole, typed' };
    expect(run([{ type: 'choseTheirs' }], taking, at.choosing)).toMatchObject({
      phase: 'saving',
      base: theirs,
      input: 'Mole, typed',
    });
    const nothingElse = { ...rules, takeTheirs: () => 'Mole' };
    expect(run([{ type: 'choseTheirs' }], nothingElse, at.choosing).phase).toBe('editing');
  });

  it('is none while saving, and noticed when that fails', () => {
    const state = run([typed, saving, followed(theirs)]);
    expect(state.isOutdated).toBe(false);
    expect(reduceEditor(state, events.failed, rules).isOutdated).toBe(true);
  });

  it('is none where the version stays: that is one’s own change, shown before its answer', () => {
    expect(run([typed, followed({ version: '1', text: 'Quay' })])).toMatchObject({
      base: first,
      isOutdated: false,
    });
  });

  describe('that is one’s own', () => {
    const take = (base: Note, text: string, own: Note) => ({
      input: text === base.text ? own.text : text,
      isOver: text !== base.text,
    });
    const by = (whose: Whose) => ({ ...rules, own: { whose: () => whose, take } });

    it('is taken over, with what is typed on top, which is told where it touches the same', () => {
      expect(run([followed(theirs)], by('own'))).toMatchObject({ base: theirs, input: 'Mole' });
      const over = run([typed, followed(theirs)], by('own'));
      expect(over).toMatchObject({ base: theirs, input: 'Quay', isOverOwn: true, isOutdated: false });
      expect(run([{ type: 'discarded' }], by('own'), over)).toMatchObject({
        input: 'Mole',
        isOverOwn: false,
      });
    });

    it('is waited for while it is on its way', () => {
      const waiting = run([typed, followed(theirs)], by('pending'));
      expect(waiting).toMatchObject({ base: first, input: 'Quay', isOutdated: false });
      expect(run([followed(theirs)], by('other'), waiting).isOutdated).toBe(true);
    });
  });

  it('is for the person to choose when saving meets it', () => {
    expect(at.choosing.conflict).toEqual({ base: first, typed: 'Quay', theirs, mine: 'Quay' });
    expect(run([{ type: 'choseMine' }], rules, at.choosing)).toMatchObject({ base: theirs, input: 'Quay' });
    expect(run([{ type: 'choseTheirs' }], rules, at.choosing)).toMatchObject({ base: theirs, input: 'Mole' });
    expect(run([{ type: 'dismissed' }], rules, at.choosing)).toMatchObject({ base: first, input: 'Quay' });
  });

  it('is saved over at once where nothing is to be chosen', () => {
    const own = run([typed, saving, { ...outdated, theirs: { version: '2', text: 'Quay' } }]);
    expect(own).toMatchObject({ phase: 'saving', base: { version: '2' }, input: 'Quay' });
  });
});

describe('a record that somebody else has deleted', () => {
  it('is gone, as far as an open form knows or its save finds out, and the input stays', () => {
    expect(run([typed, followed('gone')])).toMatchObject({ isGone: true, isOutdated: false, input: 'Quay' });
    expect(run([typed, saving, { type: 'vanished' }])).toMatchObject({ phase: 'editing', isGone: true });
  });

  it('stays gone while it is saved again, and is back when it is stored again', () => {
    const gone = run([typed, followed('gone')]);
    expect(run([saving, followed('gone'), events.failed], rules, gone).isGone).toBe(true);
    expect(run([followed(first)], rules, gone).isGone).toBe(false);
  });

  it('is no news while saving: deleting it is then one’s own doing', () => {
    expect(run([typed, saving, followed('gone')]).isGone).toBe(false);
  });
});
