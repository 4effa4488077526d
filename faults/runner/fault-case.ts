import type { Program } from '../support/portals/program.ts';
import type { Random } from './random.ts';

/** What came of a case: `held` tries kept the promise, `lost` ones broke it; `notes` say how, or what was found out. */
export interface CaseResult {
  readonly tries: number;
  readonly held: number;
  readonly lost: number;
  readonly notes: readonly string[];
  /** Set where nothing could be tried on this machine; a note says why. */
  readonly isImpossible?: boolean;
}

/** What a case works with. */
export interface CaseContext {
  /** The built server. */
  readonly program: Pick<Program, 'folder' | 'copyDemo'>;
  /** An empty folder of the case's own in the system's temporary folder, removed afterwards. */
  readonly folder: string;
  /** Whether the long form runs. */
  readonly long: boolean;
}

/** One promise of the portal and how it is put to the test. */
export interface FaultCase {
  /** Short, unique, in words joined by hyphens. */
  readonly name: string;
  /** What holds, in one sentence. */
  readonly promise: string;
  /** How often it is tried in either form. */
  readonly tries: { readonly short: number; readonly long: number };
  /** The long form tries this many at a time, each time on its own; all at once where it is not given. */
  readonly partSize?: number;
  /** Puts the promise to the test this many times. All chance comes from `random`. Throwing counts as a broken case. */
  run(context: CaseContext, tries: number, random: Random): Promise<CaseResult>;
}
