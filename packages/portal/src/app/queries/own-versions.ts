import { editKey, type TimetableEdit } from '@lineup/domain';

type Versions = ReadonlyMap<string, string>;

/**
 * Maps versions of a set, an act or a block to the versions that the user's own changes made of them. A change made
 * while an earlier one is still being stored is based on its result, whose version is not known yet; without this map
 * it would count as outdated.
 */
export class OwnVersions {
  readonly #next = new Map<string, string>();
  readonly #results = new WeakMap<readonly TimetableEdit[], Versions>();
  /** For each version of one's own, the version on which it was based. */
  readonly #madeOn = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #answers = 0;
  /** Changes without a response, oldest first. */
  #underWay: readonly (readonly TimetableEdit[])[] = [];

  noteBegun(edits: readonly TimetableEdit[]): void {
    this.#underWay = [...this.#underWay, edits];
  }

  /** Records that there is a response, successful or not. */
  noteEnded(edits: readonly TimetableEdit[]): void {
    this.#underWay = this.#underWay.filter((each) => each !== edits);
    this.#answers += 1;
    for (const listener of this.#listeners) listener();
  }

  /** Calls `listener` on each response. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The number of responses so far. */
  readonly answers = (): number => this.#answers;

  /** Who changed `base` to `version`: only the user, or others too; `pending` if an outstanding response will tell. */
  whose(key: string, base: string, version: string): 'own' | 'pending' | 'other' {
    for (
      let made: string | undefined = version;
      made !== undefined;
      made = this.#madeOn.get(keyOf(key, made))
    ) {
      if (made === base) return 'own';
    }
    const isUnderWay = this.#underWay.some((edits) => edits.some((edit) => editKey(edit) === key));
    return isUnderWay ? 'pending' : 'other';
  }

  /** Records that the edits were stored, based on the latest of the user's own versions. */
  noteDone(edits: readonly TimetableEdit[], versions: Versions): void {
    this.#results.set(edits, versions);
    for (const edit of edits) {
      const key = editKey(edit);
      const to = versions.get(key);
      if (to !== undefined) this.#madeOn.set(keyOf(key, to), this.#latest(key, seenVersion(edit)));
    }
    this.#note(edits, versions);
  }

  /** Records versions made by others, on which the edits are to be based from now on. */
  noteOthers(edits: readonly TimetableEdit[], versions: Versions): void {
    this.#note(edits, versions);
  }

  #note(edits: readonly TimetableEdit[], versions: Versions): void {
    for (const edit of edits) {
      const key = editKey(edit);
      const to = versions.get(key);
      const from = this.#latest(key, seenVersion(edit));
      if (to !== undefined && from !== to) this.#next.set(keyOf(key, from), to);
    }
  }

  /** Returns the edits, each rebased on the latest version that the user's own changes have made. */
  onLatest(edits: readonly TimetableEdit[]): readonly TimetableEdit[] {
    return edits.map((edit) =>
      edit.type === 'create' || edit.ifVersion === undefined
        ? edit
        : { ...edit, ifVersion: this.#latest(editKey(edit), edit.ifVersion) },
    );
  }

  /**
   * Returns true if `version` of the set precedes `edit`, one of `edits`: it is neither its result nor another
   * person's.
   */
  isBefore(edits: readonly TimetableEdit[], edit: TimetableEdit, version: string): boolean {
    // The update about an earlier change may arrive before its response.
    const place = this.#underWay.indexOf(edits);
    const earlier = this.#underWay.slice(0, Math.max(0, place));
    const key = editKey(edit);
    if (earlier.some((each) => each.some((other) => editKey(other) === key))) return true;
    const result = this.#results.get(edits)?.get(key);
    let known: string | undefined = seenVersion(edit);
    while (known !== undefined && known !== result) {
      if (known === version) return true;
      known = this.#next.get(keyOf(key, known));
    }
    return false;
  }

  #latest(key: string, version: string): string {
    let latest = version;
    for (
      let next: string | undefined = latest;
      next !== undefined;
      next = this.#next.get(keyOf(key, latest))
    ) {
      latest = next;
    }
    return latest;
  }
}

/** The version of a set that is shown but not stored yet. */
export const unstoredVersion = '';

function seenVersion(edit: TimetableEdit): string {
  return edit.type === 'create' ? unstoredVersion : (edit.ifVersion ?? unstoredVersion);
}

function keyOf(key: string, version: string): string {
  return `${key} ${version}`;
}
