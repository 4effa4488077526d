import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Milliseconds of wall-clock and processor time. */
interface LoadTime {
  readonly ms: number;
  readonly cpuMs: number;
}

/** What an instance of the functions does before it handles its first call. */
interface ColdStart {
  /** Our own bundle, after loading its packages. */
  readonly own: LoadTime;
  readonly libraries: LoadTime;
  /** The files of the bundle that index.js imports statically, including itself. */
  readonly files: readonly string[];
  /** The exports of index.js, where the platform looks for functions. */
  readonly exports: readonly string[];
}

/**
 * The same with a call: its response, or `message` and `details` of its failure, and the paths of all scripts that were
 * read.
 */
interface ColdCall extends ColdStart {
  readonly answer: unknown;
  readonly scripts: readonly string[];
}

/** The arguments of the function `portal`. */
interface PortalCallRequest {
  readonly auth?: { readonly uid: string; readonly token: object };
  readonly data: unknown;
}

/** The time limit for loading our own code at a function's start. */
export const coldStartLimitMs = 400;
/** The size limit of our own files loaded at the start, which bounds the time on any machine. */
export const coldStartLimitBytes = 512 * 1024;

const program = fileURLToPath(new URL('load-functions.mjs', import.meta.url));

/** Loads the functions built into `folder` in a new process. */
export async function coldStart(folder: string): Promise<ColdStart> {
  return (await load(folder, [])) as ColdStart;
}

/** The same, then calls `portal`. `environment` is that of the project or of its emulators. */
export async function coldCall(
  folder: string,
  request: PortalCallRequest,
  environment: Readonly<Record<string, string>> = {},
): Promise<ColdCall> {
  return (await load(folder, [JSON.stringify(request)], environment)) as ColdCall;
}

/** The total size of the files loaded at the start. */
export function coldStartBytes(folder: string, { files }: ColdStart): number {
  return files.reduce((sum, file) => sum + readFileSync(join(folder, file)).byteLength, 0);
}

async function load(
  folder: string,
  call: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const projectId = 'demo-lineup';
  const platform = JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` });
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder, ...call], {
    env: { ...process.env, GCLOUD_PROJECT: projectId, FIREBASE_CONFIG: platform, ...environment },
    maxBuffer: 16 * 1024 * 1024,
  });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  return JSON.parse(last) as unknown;
}
