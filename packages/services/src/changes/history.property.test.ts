import {
  draftToEvent,
  paths,
  timestampFromMillis,
  timestampToMillis,
  withoutStamps,
  type Change,
  type NewLineupEvent,
} from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createServices, type Services } from '../services.ts';
import { draft, givenEvent, givenFestival, newFestival } from '../testing/factories.ts';

/** The possible actions; `at` selects an existing set or an earlier change. */
const actions = [
  'create',
  'rename',
  'picture',
  'plain',
  'end',
  'move',
  'delete',
  'festival',
  'accept',
  'undo',
] as const;
const steps = fc.array(
  fc.record({ action: fc.constantFrom(...actions), at: fc.nat(99), isOwn: fc.boolean() }),
  {
    minLength: 3,
    maxLength: 14,
  },
);
type Step = ReturnType<typeof steps.generate>['value'][number];

const runs = { numRuns: 12 } as const;

/** Two users of one server; each festival is independent. */
function setUp() {
  let time = Date.UTC(2026, 6, 1);
  const provider = startBackend({ now: () => (time += 1) });
  const surroundings = { now: () => 0, random: () => 0 };
  const own = createServices(provider, surroundings);
  const colleague = provider.addColleague({ id: 'admin-2', email: 'second@festival.example' });
  const theirs = createServices(colleague, surroundings);
  let festivals = 0;
  return {
    provider,
    own,
    theirs,
    festival: () => {
      const festivalId = `f${(festivals += 1)}`;
      givenFestival(provider, festivalId);
      for (const id of ['a', 'b']) givenEvent(provider, festivalId, id, { artistName: `Artist ${id}` });
      return festivalId;
    },
  };
}

type World = ReturnType<typeof setUp>;

/** A document's fields by name, of the festival and each set. */
type State = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Everything that users have stored: without the provider's stamps, and regardless of the order of fields. */
function stateOf({ provider: { stored } }: World, festivalId: string): State {
  const own = paths.festival(festivalId);
  const events = `${paths.events(festivalId)}/`;
  const found = stored.paths().filter((path) => path === own || path.startsWith(events));
  return Object.fromEntries(
    found.map((path) => {
      const fields = Object.entries(withoutStamps(stored.read(path) ?? {})).toSorted(([a], [b]) =>
        a < b ? -1 : 1,
      );
      return [path, Object.fromEntries(fields)];
    }),
  );
}

const set = draftToEvent(draft(), newFestival());

/**
 * Performs one step and returns its change, or null if nothing changed. Every artist, name, note, picture and end is
 * new.
 */
async function act(services: Services, festivalId: string, step: Step, sets: readonly string[], n: number) {
  const made: string[] = [];
  const stop = services.history.onOwnChange((_, id) => made.push(id));
  await ways[step.action](services, festivalId, {
    n,
    id: sets[step.at % sets.length] ?? 'none',
    at: step.at,
  });
  stop();
  const [id] = made;
  return id === undefined ? null : services.history.get(festivalId, id);
}

interface About {
  readonly n: number;
  /** One of the sets, if there are any. */
  readonly id: string;
  readonly at: number;
}

type Way = (services: Services, festivalId: string, about: About) => Promise<unknown>;

const ways: Readonly<Record<Step['action'], Way>> = {
  create: ({ events }, festivalId, { n }) =>
    events.create(festivalId, `s${n}`, { ...set, artistName: `Artist ${n}` }),
  rename: edited((n) => ({ artistName: `Artist ${n}` })),
  picture: edited((n) => ({ imageURL: `https://pictures.example/${n}.webp` })),
  plain: edited(() => ({ imageURL: null })),
  end: edited((n) => ({
    timeEnd: timestampFromMillis(timestampToMillis(set.timeStart) + (n + 1) * 60_000),
  })),
  move: edited((n) => ({ stage: n % 2 === 0 ? 'Chapel' : 'Harbour' })),
  delete: ({ events }, festivalId, { id }) => events.remove(festivalId, id),
  festival: ({ festivals }, festivalId, { n }) => festivals.update(festivalId, { name: `Festival ${n}` }),
  accept: ({ acceptedConflicts }, festivalId, { n }) =>
    acceptedConflicts.accept(
      festivalId,
      { scope: 'name', artistName: `Choir ${n}` },
      `note ${n}`,
      () => true,
    ),
  undo: async ({ history }, festivalId, { at }) => {
    const { changes } = await history.find(festivalId, [], null);
    const earlier = changes[at % Math.max(1, changes.length)];
    if (earlier !== undefined) await history.undo(festivalId, earlier, 'rest');
  },
};

function edited(change: (n: number) => Partial<NewLineupEvent>): Way {
  return async ({ events }, festivalId, { n, id }) => {
    if (id !== 'none') await events.update(festivalId, id, change(n));
  };
}

interface Done {
  readonly change: Change;
  readonly isOwn: boolean;
  /** The state after it. */
  readonly state: State;
}

async function play(world: World, festivalId: string, all: readonly Step[]): Promise<readonly Done[]> {
  const done: Done[] = [];
  let state = stateOf(world, festivalId);
  for (const [n, step] of all.entries()) {
    const services = step.isOwn ? world.own : world.theirs;
    const sets = Object.keys(state).filter((path) => path !== paths.festival(festivalId));
    const ids = sets.map((path) => path.slice(path.lastIndexOf('/') + 1));
    const change = await act(services, festivalId, step, ids, n);
    state = stateOf(world, festivalId);
    if (change !== null) done.push({ change, isOwn: step.isOwn, state });
  }
  return done;
}

async function restore({ history }: Services, festivalId: string, change: Change): Promise<void> {
  await history.restore(festivalId, change, await history.previewRestore(festivalId, change));
}

/** Undoes the changes, latest first, without those that clash. */
async function undoInReverse(services: Services, festivalId: string, done: readonly Done[]): Promise<void> {
  for (const { change } of done.toReversed()) await services.history.undo(festivalId, change, 'rest');
}

test(
  'any sequence of changes by two people, undone in reverse, leaves the first state',
  { timeout: 60_000 },
  async () => {
    const world = setUp();
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const festivalId = world.festival();
        const first = stateOf(world, festivalId);
        for (const { change, isOwn } of (await play(world, festivalId, all)).toReversed()) {
          const { history } = isOwn ? world.own : world.theirs;
          await expect(history.undo(festivalId, change, 'ask')).resolves.toMatchObject({ state: 'done' });
        }
        expect(JSON.stringify(stateOf(world, festivalId))).toBe(JSON.stringify(first));
      }),
      runs,
    );
  },
);

test(
  'any prefix that is restored is what it was, and so is what was restored over it',
  { timeout: 60_000 },
  async () => {
    const world = setUp();
    await fc.assert(
      fc.asyncProperty(steps, fc.nat(), async (all, choice) => {
        const festivalId = world.festival();
        const done = await play(world, festivalId, all);
        const prefix = done[choice % Math.max(1, done.length)];
        const last = done.at(-1);
        if (prefix === undefined || last === undefined) return;
        await restore(world.own, festivalId, prefix.change);
        expect(JSON.stringify(stateOf(world, festivalId))).toBe(JSON.stringify(prefix.state));
        await restore(world.theirs, festivalId, last.change);
        expect(JSON.stringify(stateOf(world, festivalId))).toBe(JSON.stringify(last.state));
      }),
      runs,
    );
  },
);

/** Steps in which every value is new, so that a value identifies its author. */
const telling = steps.map((all) =>
  all.filter(({ action }) => action !== 'undo' && action !== 'plain' && action !== 'move'),
);

/** The last value that the changes wrote to each field; null for removed documents. */
function lastWritten(before: State, done: readonly Done[], isOwn: boolean) {
  const written = new Map<string, ReadonlyMap<string, unknown> | null>();
  let state = before;
  for (const each of done) {
    if (each.isOwn === isOwn) {
      for (const path of new Set([...Object.keys(state), ...Object.keys(each.state)])) {
        const [was, is] = [state[path] ?? {}, each.state[path]];
        if (is === undefined) {
          written.set(path, null);
          continue;
        }
        const fields = Object.entries(is).filter(
          ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]),
        );
        if (fields.length > 0) written.set(path, new Map([...(written.get(path) ?? []), ...fields]));
      }
    }
    state = each.state;
  }
  return written;
}

test(
  'who undoes all of their own leaves what the other did last to a field, and takes back the rest',
  { timeout: 60_000 },
  async () => {
    const world = setUp();
    await fc.assert(
      fc.asyncProperty(telling, async (all) => {
        const festivalId = world.festival();
        const first = stateOf(world, festivalId);
        const done = await play(world, festivalId, all);
        const own = done.filter(({ isOwn }) => isOwn);
        await undoInReverse(world.own, festivalId, own);
        const now = stateOf(world, festivalId);
        expect(now).toEqual(withoutOwn(first, now, lastWritten(first, done, false)));
      }),
      runs,
    );
  },
);

/** The first state with the other user's writes; sets that did not exist before are as they are now. */
function withoutOwn(first: State, now: State, theirs: ReturnType<typeof lastWritten>): State {
  const written = [...theirs].map(([path, fields]) => [
    path,
    fields === null ? undefined : { ...(first[path] ?? now[path]), ...Object.fromEntries(fields) },
  ]);
  return { ...first, ...(Object.fromEntries(written) as State) };
}

/** The author of each value; none for earlier values. */
function writers(first: State, done: readonly Done[]): ReadonlyMap<string, boolean> {
  const byValue = new Map<string, boolean>();
  const unusedValues = new Set(valuesOf(first));
  for (const { state, isOwn } of done) {
    for (const value of valuesOf(state)) {
      if (!unusedValues.has(value) && !byValue.has(value)) byValue.set(value, isOwn);
    }
  }
  return byValue;
}

const valuesOf = (state: State) =>
  Object.entries(state).flatMap(([path, fields]) =>
    Object.entries(fields).map(([name, value]) => `${path} ${name} ${JSON.stringify(value)}`),
  );

test(
  'of two who undo their own by turns, no step takes away what the other wrote',
  { timeout: 60_000 },
  async () => {
    const world = setUp();
    await fc.assert(
      fc.asyncProperty(
        telling,
        fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }),
        async (all, turns) => {
          const festivalId = world.festival();
          const first = stateOf(world, festivalId);
          const done = await play(world, festivalId, all);
          const wrote = writers(first, done);
          const left = { own: done.filter(({ isOwn }) => isOwn), theirs: done.filter(({ isOwn }) => !isOwn) };
          for (let turn = 0; left.own.length + left.theirs.length > 0; turn += 1) {
            const isOwn = left.theirs.length === 0 || (left.own.length > 0 && turns[turn] === true);
            const next = (isOwn ? left.own : left.theirs).pop();
            if (next === undefined) continue;
            const before = stateOf(world, festivalId);
            await undoInReverse(isOwn ? world.own : world.theirs, festivalId, [next]);
            const after = new Set(valuesOf(stateOf(world, festivalId)));
            const lost = valuesOf(before).filter((value) => !after.has(value) && wrote.get(value) === !isOwn);
            expect(lost).toEqual([]);
          }
        },
      ),
      runs,
    );
  },
);
