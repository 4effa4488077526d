import { isAccepted } from './acceptance.ts';
import { conflictsOfArtist } from './artist-conflicts.ts';
import { artistKeys, type ArtistKeys } from './artist-key.ts';
import { isOff } from '../entities/set-status.ts';
import { bySpanAndId, isSameConflict, type Conflict, type ConflictSet } from './conflict.ts';
import type { ConflictRules } from './conflict-rules.ts';
import { FestivalNights } from './nights/festival-nights.ts';
import { conflictsOfSet } from './set-conflicts.ts';
import { conflictsOnStage, withoutLearning, type KnownRuns } from './stage-conflicts.ts';

/** Sets to add or replace, and ids of sets to remove. */
export interface SupposedChange {
  readonly sets: readonly ConflictSet[];
  readonly removed: readonly string[];
}

interface IndexedSet {
  readonly set: ConflictSet;
  readonly keys: ArtistKeys;
}

/** The sets of each key. */
type Groups = Map<string, ConflictSet[]>;

type BySet = ReadonlyMap<string, readonly Conflict[]>;

/** The conflicts found for each key; keys without conflicts are missing. */
type Found = Map<string, readonly Conflict[]>;

const none: readonly Conflict[] = [];

/** With more outdated sets than this, regrouping all conflicts is faster. */
const mostOutdated = 200;

/**
 * Keeps the conflicts of a festival's sets up to date. A change only rechecks the stage and the artists of its set: ten
 * thousand sets take milliseconds from scratch, a change a fraction of one.
 */
export class ConflictIndex {
  readonly #rules: ConflictRules;
  readonly #indexed = new Map<string, IndexedSet>();
  readonly #byStage: Groups = new Map();
  readonly #byArtist: Groups = new Map();
  /** By artist, the sets whose joined name contains that artist. */
  readonly #byPart: Groups = new Map();
  readonly #ofSet: Found = new Map();
  readonly #onStage: Found = new Map();
  readonly #ofArtist: Found = new Map();
  /** By stage, like `#onStage`. */
  readonly #ofNights: Found = new Map();
  readonly #nights: FestivalNights;
  #runs: KnownRuns = new WeakMap();
  /** The accepted conflicts of each of the maps above. */
  readonly #accepted = new Map<Found, Found>();
  /** Stages and artists whose sets changed since the last check. */
  readonly #changedStages = new Set<string>();
  readonly #changedArtists = new Set<string>();
  /** The ids of sets whose conflicts changed since the last `takeAffected`. */
  #affected = new Set<string>();
  /** The cached result of `bySet`, and the ids of sets for which it is outdated. */
  #bySet: BySet | null = null;
  #outdated = new Set<string>();

  constructor(sets: Iterable<ConflictSet>, rules: ConflictRules) {
    this.#rules = rules;
    this.#nights = new FestivalNights(rules.nights);
    for (const set of sets) this.put(set);
  }

  get rules(): ConflictRules {
    return this.#rules;
  }

  get(id: string): ConflictSet | undefined {
    return this.#indexed.get(id)?.set;
  }

  /** The sets played on a stage, in no particular order. */
  onStage(stage: string): readonly ConflictSet[] {
    return this.#byStage.get(stage) ?? [];
  }

  /** The opening hours by stage; a missing stage is always open. */
  get openHours(): ConflictRules['openHours'] {
    return this.#rules.openHours;
  }

  /** Adds a set, or replaces the one with the same id. */
  put(set: ConflictSet): void {
    const before = this.#indexed.get(set.id);
    if (before !== undefined && isSameSet(before.set, set)) return;
    if (before !== undefined) this.#takeOut(before);
    const isRenamed = before?.set.artistName !== set.artistName;
    const indexed = {
      set,
      keys: before === undefined || isRenamed ? artistKeys(set.artistName) : before.keys,
    };
    this.#indexed.set(set.id, indexed);
    this.#remember(this.#ofSet, set.id, isOff(set) ? none : conflictsOfSet(set, this.#rules));
    if (!isOnStage(set)) return;
    this.#touch(indexed);
    addTo(this.#byStage, set.stage, set);
    addTo(this.#byArtist, indexed.keys.whole, set);
    for (const part of indexed.keys.parts) addTo(this.#byPart, part, set);
  }

  /** Removes a set, if there is one with that id. */
  remove(id: string): void {
    const indexed = this.#indexed.get(id);
    if (indexed === undefined) return;
    this.#takeOut(indexed);
    this.#indexed.delete(id);
    this.#remember(this.#ofSet, id, none);
  }

  /** Replaces all sets. Only those that differ are rechecked. */
  replace(sets: readonly ConflictSet[]): void {
    for (const set of sets) this.put(set);
    if (this.#indexed.size === sets.length) return;
    const left = new Set(sets.map(({ id }) => id));
    for (const id of this.#indexed.keys()) if (!left.has(id)) this.remove(id);
  }

  /** All open conflicts, by the start of their spans. */
  all(): readonly Conflict[] {
    return this.#each().sort(bySpanAndId);
  }

  /** The number of open conflicts. */
  count(): number {
    return this.#each().length;
  }

  /**
   * The open conflicts of each set that has any, by set id and by the start of their spans. Returns the same object
   * until something changes; after that, unaffected sets keep the same list, unless more than `mostOutdated` sets were
   * affected.
   */
  bySet(): BySet {
    this.#look();
    if (this.#bySet === null || this.#outdated.size > mostOutdated) this.#bySet = groupBySet(this.#each());
    else if (this.#outdated.size > 0) this.#bySet = this.#updated(this.#bySet);
    this.#outdated = new Set();
    return this.#bySet;
  }

  /** Updates the lists of outdated sets. */
  #updated(before: BySet): BySet {
    const bySet = new Map(before);
    for (const id of this.#outdated) {
      const conflicts = this.of(id);
      if (conflicts.length === 0) bySet.delete(id);
      else bySet.set(id, conflicts);
    }
    return bySet;
  }

  /** All accepted conflicts, in no particular order. Only this method and `acceptedBySet` return them. */
  accepted(): readonly Conflict[] {
    this.#look();
    const found = Array.from(this.#accepted.values(), (accepted) => [...accepted.values()].flat());
    return once(found.flat());
  }

  /** The accepted conflicts by set id. */
  acceptedBySet(): BySet {
    return groupBySet(this.accepted());
  }

  /** All open conflicts without duplicates, in no particular order. */
  #each(): Conflict[] {
    this.#look();
    const found: Conflict[] = [];
    for (const by of [this.#ofSet, this.#onStage, this.#ofNights]) {
      for (const conflicts of by.values()) for (const conflict of conflicts) found.push(conflict);
    }
    for (const conflict of once([...this.#ofArtist.values()].flat())) found.push(conflict);
    return found;
  }

  /** The open conflicts of the set with this id, by the start of their spans. */
  of(id: string): readonly Conflict[] {
    const indexed = this.#indexed.get(id);
    if (indexed === undefined) return none;
    this.#look();
    if (this.#bySet !== null && !this.#outdated.has(id)) return this.#bySet.get(id) ?? none;
    const { set, keys } = indexed;
    const found = [
      ...this.#conflictsOf(this.#ofSet, id, set),
      ...this.#conflictsOf(this.#onStage, set.stage, set),
      ...this.#conflictsOf(this.#ofNights, set.stage, set),
    ];
    for (const artist of [keys.whole, ...keys.parts])
      found.push(...this.#conflictsOf(this.#ofArtist, artist, set));
    return found.length === 0 ? none : once(found).sort(bySpanAndId);
  }

  /** The conflicts that a set would have if it was added, or replaced the one with its id. */
  preview(set: ConflictSet): readonly Conflict[] {
    return this.suppose({ sets: [set], removed: [] }, () => this.of(set.id));
  }

  /** Returns what `ask` returns while the change is applied, then restores the previous state. */
  suppose<Answer>(change: SupposedChange, ask: () => Answer): Answer {
    this.#look();
    const [affected, outdated, runs] = [this.#affected, this.#outdated, this.#runs];
    [this.#affected, this.#outdated] = [new Set(), new Set(outdated)];
    const bySet = this.#bySet;
    // Temporary results must not replace cached ones that stay valid.
    this.#runs = withoutLearning(runs);
    const ids = [...change.sets.map(({ id }) => id), ...change.removed];
    const before = ids.map((id) => [id, this.get(id)] as const);
    try {
      for (const set of change.sets) this.put(set);
      for (const id of change.removed) this.remove(id);
      return ask();
    } finally {
      for (const [id, set] of before) {
        if (set === undefined) this.remove(id);
        else this.put(set);
      }
      this.#look();
      [this.#affected, this.#outdated] = [affected, outdated];
      this.#bySet = bySet;
      this.#runs = runs;
    }
  }

  /** The ids of the sets whose conflicts changed since the last call; may include removed sets. */
  takeAffected(): ReadonlySet<string> {
    this.#look();
    const affected = this.#affected;
    this.#affected = new Set();
    return affected;
  }

  #conflictsOf(found: Found, key: string, set: ConflictSet): readonly Conflict[] {
    return found.get(key)?.filter(({ sets }) => sets.includes(set)) ?? none;
  }

  #takeOut(indexed: IndexedSet): void {
    const { set, keys } = indexed;
    if (!isOnStage(set)) return;
    this.#touch(indexed);
    takeFrom(this.#byStage, set.stage, set);
    takeFrom(this.#byArtist, keys.whole, set);
    for (const part of keys.parts) takeFrom(this.#byPart, part, set);
  }

  #touch({ set, keys }: IndexedSet): void {
    this.#changedStages.add(set.stage);
    this.#changedArtists.add(keys.whole);
    for (const part of keys.parts) this.#changedArtists.add(part);
  }

  /** Rechecks what has changed. */
  #look(): void {
    const { changeoverMinutes, tightMinutes } = this.#rules;
    for (const stage of this.#changedStages) {
      const sets = this.#byStage.get(stage) ?? [];
      this.#remember(this.#onStage, stage, conflictsOnStage(sets, changeoverMinutes.get(stage), this.#runs));
      this.#nights.weigh(stage, sets);
    }
    for (const [stage, conflicts] of this.#nights.conflictsOn(this.#changedStages)) {
      this.#remember(this.#ofNights, stage, conflicts);
    }
    for (const artist of this.#changedArtists) {
      this.#remember(this.#ofArtist, artist, conflictsOfArtist(this.#setsOf(artist), tightMinutes));
    }
    this.#changedStages.clear();
    this.#changedArtists.clear();
  }

  /** The sets of an artist. Joined names only count if the artist also has a set under their own name. */
  #setsOf(artist: string): readonly ConflictSet[] {
    const own = this.#byArtist.get(artist);
    if (own === undefined || own.length === 0 || artist === '') return [];
    const joined = this.#byPart.get(artist);
    return joined === undefined ? own : [...own, ...joined];
  }

  #remember(found: Found, key: string, all: readonly Conflict[]): void {
    const conflicts = this.#withoutAccepted(found, key, all);
    const before = found.get(key) ?? none;
    if (before.length === 0 && conflicts.length === 0) return;
    this.#noteDifference(before, conflicts);
    if (conflicts.length > 0) found.set(key, conflicts);
    else found.delete(key);
  }

  /** Stores the accepted conflicts separately and returns the others. */
  #withoutAccepted(found: Found, key: string, all: readonly Conflict[]): readonly Conflict[] {
    const { accepted } = this.#rules;
    if (accepted === undefined) return all;
    const [aside, open]: [Conflict[], Conflict[]] = [[], []];
    for (const conflict of all) (isAccepted(conflict, accepted) ? aside : open).push(conflict);
    const known = this.#accepted.get(found) ?? new Map<string, readonly Conflict[]>();
    this.#accepted.set(found, known.set(key, aside));
    return open;
  }

  #noteDifference(before: readonly Conflict[], after: readonly Conflict[]): void {
    const [first, ends] = sharedEnds(before, after);
    const old = new Map(before.slice(first, before.length - ends).map((each) => [each.id, each]));
    for (const conflict of after.slice(first, after.length - ends)) {
      const known = old.get(conflict.id);
      if (known === undefined || !isSameConflict(known, conflict)) this.#noteAffected(conflict);
      else old.delete(conflict.id);
    }
    for (const conflict of old.values()) this.#noteAffected(conflict);
  }

  #noteAffected({ sets }: Conflict): void {
    for (const { id } of sets) {
      this.#affected.add(id);
      this.#outdated.add(id);
    }
  }
}

/** The conflicts between `sets`, by the start of their spans. */
export function findConflicts(sets: Iterable<ConflictSet>, rules: ConflictRules): readonly Conflict[] {
  return new ConflictIndex(sets, rules).all();
}

function groupBySet(conflicts: readonly Conflict[]): BySet {
  const bySet = new Map<string, Conflict[]>();
  for (const conflict of conflicts) {
    for (const { id } of conflict.sets) {
      const known = bySet.get(id);
      if (known === undefined) bySet.set(id, [conflict]);
      else known.push(conflict);
    }
  }
  // Sorting many short lists is much faster than sorting one long list.
  for (const each of bySet.values()) if (each.length > 1) each.sort(bySpanAndId);
  return bySet;
}

/** A set without a stage has no place yet, and one with a status is not played. */
function isOnStage(set: ConflictSet): boolean {
  return set.stage !== '' && !isOff(set);
}

const setFields = ['artistName', 'stage', 'start', 'end', 'status', 'replacedBy'] as const;

function isSameSet(a: ConflictSet, b: ConflictSet): boolean {
  return a === b || setFields.every((field) => a[field] === b[field]);
}

function addTo(groups: Groups, key: string, set: ConflictSet): void {
  const known = groups.get(key);
  if (known === undefined) groups.set(key, [set]);
  else known.push(set);
}

function takeFrom(groups: Groups, key: string, set: ConflictSet): void {
  const sets = groups.get(key);
  const place = sets?.indexOf(set) ?? -1;
  if (place !== -1) sets?.splice(place, 1);
  if (sets?.length === 0) groups.delete(key);
}

/** The number of identical objects at the beginning and, of the rest, at the end. */
function sharedEnds<Each>(a: readonly Each[], b: readonly Each[]): readonly [begin: number, end: number] {
  const most = Math.min(a.length, b.length);
  let begin = 0;
  while (begin < most && a[begin] === b[begin]) begin += 1;
  let end = 0;
  while (end < most - begin && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [begin, end];
}

/** Removes duplicates, as a conflict between two sets of the same two artists is found for each of them. */
function once(found: readonly Conflict[]): Conflict[] {
  return [...new Map(found.map((conflict) => [conflict.id, conflict])).values()];
}
