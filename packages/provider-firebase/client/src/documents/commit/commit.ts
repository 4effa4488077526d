import {
  ProviderError,
  requireOneWriteEach,
  requireRoom,
  type DocumentPort,
  type ProviderErrorCode,
  type Write,
} from '@lineup/provider';
import { commitLimit } from './commit-size.ts';
import { firestoreFailure } from '../../failures/firestore-errors.ts';
import type { Pause } from '../../options.ts';
import { findFault } from './find-fault.ts';
import type { Reader } from '../read.ts';
import { breaksSchema, requireWritable } from './write-set.ts';

const commitPauses = [500, 1500] as const;

export interface CommitDependencies {
  /** Sends all writes as one commit under the name `version`; fails in the port's words. */
  readonly send: (writes: readonly Write[], version: string) => Promise<void>;
  readonly reader: Reader;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly pause: Pause;
}

/** The port's `commit` on Firestore. Every commit has a name of its own, which the documents it writes bear as version. */
export function createCommit(dependencies: CommitDependencies): DocumentPort['commit'] {
  const { newId } = dependencies;
  return async (writes, version = newId()) => {
    requireOneWriteEach(writes);
    const response = new Map(writes.map(({ type, path }) => [path, type === 'delete' ? null : version]));
    if (writes.length === 0) return response;
    requireWritable(writes);
    requireRoom(commitLimit, writes);
    const send = writes.some(breaksSchema) ? refuse : () => dependencies.send(writes, version);
    await carryOut(dependencies, { writes, version, send });
    return response;
  };
}

interface Commit {
  readonly writes: readonly Write[];
  readonly version: string;
  readonly send: () => Promise<void>;
}

const refuse = () => Promise.reject(new ProviderError('invalid-argument', 'A write breaks its schema'));

/** Sends until there is a response. A commit whose answer got lost is recognised by its name and not carried out twice. */
async function carryOut(dependencies: CommitDependencies, commit: Commit): Promise<void> {
  let lost = false;
  for (const milliseconds of [...commitPauses, null]) {
    const failure = await commit.send().then(() => null, firestoreFailure);
    if (failure === null) return;
    lost ||= failure.code === 'unavailable';
    if (lost && (await isCarriedOut(dependencies.reader, commit))) return;
    const fault = await explainRefusal(dependencies, commit, failure);
    if (fault !== null || milliseconds === null) throw fault ?? failure;
    await dependencies.pause(milliseconds);
  }
}

/** Failures after which the documents are looked at for what is wrong with the writes. */
const refusals: ReadonlySet<ProviderErrorCode> = new Set([
  'permission-denied',
  'not-found',
  'already-exists',
  'conflict',
  'invalid-argument',
  'internal',
]);

/** Refusals that a change between reading and writing brings about; the SDK has no word of its own for all of them. */
const passing: ReadonlySet<ProviderErrorCode> = new Set(['conflict', 'internal']);

/** What is to be told of a failed attempt, or null where another one may succeed. */
async function explainRefusal(
  { reader, now }: CommitDependencies,
  { writes }: Commit,
  failure: ProviderError,
): Promise<ProviderError | null> {
  if (failure.code === 'unavailable') return null;
  if (!refusals.has(failure.code)) return failure;
  const fault = await findFault(reader, writes, now());
  // Where nothing stands in the way any more, others were at work.
  return fault ?? (passing.has(failure.code) ? null : failure);
}

/**
 * Whether an earlier attempt was carried out: one of its documents bears its name, or was since changed on the base of
 * it. Where all was removal it is enough that nothing is left.
 */
async function isCarriedOut(reader: Reader, { writes, version }: Commit): Promise<boolean> {
  const written = writes.find(({ type }) => type !== 'delete');
  try {
    if (written !== undefined) return await reader.bears(written.path, version);
    const left = await Promise.all(writes.map(({ path }) => reader.get(path)));
    return left.every((document) => document === null);
  } catch {
    // Out of reach or not allowed: what to tell of that is decided by the failure of the attempt itself.
    return false;
  }
}
