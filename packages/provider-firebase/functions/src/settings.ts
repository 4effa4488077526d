import { setGlobalOptions } from 'firebase-functions';
import { defineBoolean, defineInt, defineString, projectID } from 'firebase-functions/params';

/** Where the functions run; the deployment writes it next to them, and the portal's configuration names the same. */
export const region = defineString('REGION', { default: 'us-central1' });

/** Whether a call needs proof that it comes from the portal (App Check). */
export const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', { default: false });

/** Returns true in Google's emulator, which sets this for the functions that it runs; a deployment never does. */
export function isEmulated(): boolean {
  return process.env['FUNCTIONS_EMULATOR'] === 'true';
}

/** Instances of `portal` that are always running, at a cost. With 0 the first call after a quiet period waits for one to start. */
export const minimumInstances = defineInt('MIN_INSTANCES', { default: 0 });

/** A commit of a large lineup takes seconds; the portal waits as long. */
export const callTimeoutSeconds = 120;

/** Changes of more days ago are removed; with 0 none are. */
export const historyDays = defineInt('HISTORY_DAYS', { default: 0 });

/** The address at which the portal and its public pages are read; that of the project's Hosting where it is empty. */
const publicUrl = defineString('PUBLIC_URL', { default: '' });

/** The key of the project's web app, which is no secret: passwords are checked with it. Any will do on the emulators. */
export const apiKey = defineString('WEB_API_KEY', { default: 'none' });

/** Scheme and host of the public pages, without a slash at the end. */
export function originOf(): string {
  const named = publicUrl.value().replace(/\/+$/u, '');
  return named === '' ? `https://${projectID.value()}.web.app` : named;
}

/** A festival's history may be long, and the first removal takes years of it. */
export const pruningTimeoutSeconds = 540;

/**
 * The portal waits 70 seconds for a response. Processing is ended in time to say so, and the platform ends the function
 * after that.
 */
export const processingLimitMs = 60_000;
export const processingTimeoutSeconds = 69;

/** A festival of 20,000 sets takes a while; a call that came to nothing can be repeated. */
export const deletingTimeoutSeconds = 300;

/**
 * A festival's office is a handful of people: more machines than these are a mistake or an attack, and cost money. A function
 * without a limit gets 100, which is more than a new project may run, so that its first deployment would fail.
 */
setGlobalOptions({ maxInstances: 10 });

/** Visitors come through Hosting's cache, which asks for each address once a minute at most. */
export const publicInstances = 20;

/** Calls that one machine works on at once. */
export const callsAtOnce = 8;

/**
 * MiB of a machine that reads uploads: the running program, and each file of 5 MB with what was read from it. Measured with
 * 4.6 MB of XLSX, 10,000 rows of 29 columns: 46 for each of eight at once, doubled for the drafts that are written.
 */
export const uploadMemory = { program: 256, upload: 92 } as const;

/**
 * Work that may take a minute longer: a sixth or a third of a CPU does, by the memory. A deployment starts a machine of every
 * function at once, and a new project may run 20 CPUs in a region.
 */
export const backgroundWork = { region, cpu: 'gcf_gen1' } as const;

/** A decoded picture may take 200 MB, so that a machine works on one at a time. */
export const pictureWork = {
  region,
  memory: '1GiB',
  timeoutSeconds: 120,
  concurrency: 1,
} as const;
