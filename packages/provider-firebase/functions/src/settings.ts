import { setGlobalOptions } from 'firebase-functions';
import { defineBoolean, defineInt, defineString, projectID } from 'firebase-functions/params';

/**
 * The region of the functions; the deployment writes it next to them, and the portal's configuration names the same.
 */
export const region = defineString('REGION', { default: 'us-central1' });

/** Whether a call needs an App Check token. */
export const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', { default: false });

/** Returns true in Google's emulator, which sets this variable for the functions it runs; a deployment never does. */
export function isEmulated(): boolean {
  return process.env['FUNCTIONS_EMULATOR'] === 'true';
}

/**
 * Instances of `portal` that always run, at a cost. With 0 the first call after a quiet period waits for a cold start.
 */
export const minimumInstances = defineInt('MIN_INSTANCES', { default: 0 });

/** A commit of a large lineup takes seconds; the portal waits as long. */
export const callTimeoutSeconds = 120;

/** Changes older than this many days are removed; 0 disables that. */
export const historyDays = defineInt('HISTORY_DAYS', { default: 0 });

/** The address of the portal and its public pages; defaults to the project's Hosting address. */
const publicUrl = defineString('PUBLIC_URL', { default: '' });

/**
 * The key of the project's web app, which is not secret: it is used to check passwords. The emulators accept any value.
 */
export const apiKey = defineString('WEB_API_KEY', { default: 'none' });

/** Scheme and host of the public pages, without a trailing slash. */
export function originOf(): string {
  const named = publicUrl.value().replace(/\/+$/u, '');
  return named === '' ? `https://${projectID.value()}.web.app` : named;
}

/** A festival's history may be long, and the first run removes years of it. */
export const pruningTimeoutSeconds = 540;

/**
 * The portal waits 70 seconds for a response. Processing stops early enough to report that, and the platform ends the
 * function later.
 */
export const processingLimitMs = 60_000;
export const processingTimeoutSeconds = 69;

/** Deleting a festival of 20,000 sets takes a while; a failed call can be repeated. */
export const deletingTimeoutSeconds = 300;

/**
 * A festival's office is a handful of people: more instances are a mistake or an attack, and cost money. A function
 * without a limit gets 100, which is more than a new project may run, so that its first deployment would fail.
 */
setGlobalOptions({ maxInstances: 10 });

/** Visitors come through Hosting's cache, which fetches each address at most once a minute. */
export const publicInstances = 20;

/** How many calls one instance handles at once. */
export const callsAtOnce = 8;

/**
 * MiB of an instance that reads uploads: the running program, and for each file of 5 MB its content and the result.
 * Measured with 4.6 MB of XLSX, 10,000 rows of 29 columns: 46 for each of eight at once, doubled for the drafts being
 * written.
 */
export const uploadMemory = { program: 256, upload: 92 } as const;

/**
 * Work that may take a minute longer: a sixth or a third of a CPU is enough, depending on the memory. A deployment
 * starts an instance of every function at once, and a new project may run 20 CPUs in a region.
 */
export const backgroundWork = { region, cpu: 'gcf_gen1' } as const;

/** A decoded picture may take 200 MB, so an instance handles one at a time. */
export const pictureWork = {
  region,
  memory: '1GiB',
  timeoutSeconds: 120,
  concurrency: 1,
} as const;
