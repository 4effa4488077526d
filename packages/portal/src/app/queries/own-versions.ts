import { editKey, type TimetableEdit } from '@lineup/domain';

type Versions = ReadonlyMap<string, string>;

/**
 * Which version of a set, an act or a block became which by one's own changes. What is done while an earlier change is on its way is based on
 * that, although its version is not known yet; it would seem outdated otherwise.
 */
export class OwnVersions {
  readonly #next = new Map<string, string>();
  readonly #results = new WeakMap<readonly TimetableEdit[], Versions>();
  /** On which version each of one's own was made. */
  readonly #madeOn = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #answers = 0;
  /** Changes without an answer, the oldest first. */
  #underWay: readonly (readonly TimetableEdit[])[] = [];

  noteBegun(edits: readonly TimetableEdit[]): void {
    this.#underWay = [...this.#underWay, edits];
  }

  /** There is an answer, whatever it is. */
  noteEnded(edits: readonly TimetableEdit[]): void {
    this.#underWay = this.#underWay.filter((each) => each !== edits);
    this.#answers += 1;
    for (const listener of this.#listeners) listener();
  }

  /** Calls `listener` with each answer. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** How many answers there have been. */
  readonly answers = (): number => this.#answers;

  /** Who has made `version` of what was `base`: one's own changes alone, or others too; `pending` where an answer is still to tell. */
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

  /** The edits were carried out, as based on the latest of one's own versions. */
  noteDone(edits: readonly TimetableEdit[], versions: Versions): void {
    this.#results.set(edits, versions);
    for (const edit of edits) {
      const key = editKey(edit);
      const to = versions.get(key);
      if (to !== undefined) this.#madeOn.set(keyOf(key, to), this.#latest(key, seenVersion(edit)));
    }
    this.#note(edits, versions);
  }

  /** Others have made these versions, on which the edits are to be based from now on. */
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

  /** The edits, each bound to what one's own changes have made of the version that it names. */
  onLatest(edits: readonly TimetableEdit[]): readonly TimetableEdit[] {
    return edits.map((edit) =>
      edit.type === 'create' || edit.ifVersion === undefined
        ? edit
        : { ...edit, ifVersion: this.#latest(editKey(edit), edit.ifVersion) },
    );
  }

  /** Returns true if `version` of the set is one on which `edit`, one of `edits`, is still to come: neither its result nor another's. */
  isBefore(edits: readonly TimetableEdit[], edit: TimetableEdit, version: string): boolean {
    // The news of an earlier change may come before its answer.
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

/** What is shown of a set that is not stored yet has this version. */
export const unstoredVersion = '';

function seenVersion(edit: TimetableEdit): string {
  return edit.type === 'create' ? unstoredVersion : (edit.ifVersion ?? unstoredVersion);
}

function keyOf(key: string, version: string): string {
  return `${key} ${version}`;
}
