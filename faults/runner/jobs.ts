import type { CaseResult, FaultCase } from './fault-case.ts';

/** Some tries of a case, which one lane runs in one go. */
export interface Job {
  readonly name: string;
  /** Counts from 0; each part has chances of its own. */
  readonly part: number;
  readonly tries: number;
}

/** What came of a job, and how long it took. */
export interface JobResult extends CaseResult {
  readonly seconds: number;
}

/** A case's tries as jobs: one in the short form, parts of the size that the case names in the long one. */
export function jobsOf({ name, tries, partSize }: FaultCase, long: boolean): readonly Job[] {
  if (!long) return [{ name, part: 0, tries: tries.short }];
  const size = partSize ?? tries.long;
  return Array.from({ length: Math.ceil(tries.long / size) }, (_, part) => ({
    name,
    part,
    tries: Math.min(size, tries.long - part * size),
  }));
}

const toldNotes = 12;

/** The parts of a case as one; its seconds are those that the parts would take one after another. */
export function joinParts(parts: readonly JobResult[]): JobResult {
  const sum = (count: (part: JobResult) => number) => parts.reduce((total, part) => total + count(part), 0);
  const notes = [...new Set(parts.flatMap((part) => part.notes))];
  return {
    tries: sum(({ tries }) => tries),
    held: sum(({ held }) => held),
    lost: sum(({ lost }) => lost),
    seconds: sum(({ seconds }) => seconds),
    notes: notes.slice(0, toldNotes),
    isImpossible: parts.every(({ isImpossible }) => isImpossible === true),
  };
}
