import type { Program } from '../support/portals/program.ts';
import type { Random } from './random.ts';

/**
 * The result of a case: `held` tries fulfilled the promise, `lost` ones broke it; `notes` say how, or what was found out.
 */
export interface CaseResult {
  readonly tries: number;
  readonly held: number;
  readonly lost: number;
  readonly notes: readonly string[];
  /** Set if nothing could be tried on this machine; a note says why. */
  readonly isImpossible?: boolean;
}

/** The environment of a case. */
export interface CaseContext {
  /** The built server. */
  readonly program: Pick<Program, 'folder' | 'copyDemo'>;
  /** An empty folder for the case in the system's temporary folder, removed afterwards. */
  readonly folder: string;
  /** Whether the long form runs. */
  readonly long: boolean;
}

/** One promise of the portal and how to test it. */
export interface FaultCase {
  /** Short and unique, words joined by hyphens. */
  readonly name: string;
  /** The promise, in one sentence. */
  readonly promise: string;
  /** The number of tries in either form. */
  readonly tries: { readonly short: number; readonly long: number };
  /** The long form runs this many tries at a time, each part separately; all at once by default. */
  readonly partSize?: number;
  /** Tests the promise this many times. All randomness comes from `random`. Throwing counts as a broken case. */
  run(context: CaseContext, tries: number, random: Random): Promise<CaseResult>;
}
