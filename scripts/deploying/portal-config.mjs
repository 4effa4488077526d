import { existsSync, readFileSync } from 'node:fs';
import { defaultRegion } from './arguments.mjs';

/** What the portal has to know of the project's web app. */
const fields = ['apiKey', 'authDomain', 'projectId', 'storageBucket', 'appId'];

/**
 * The portal's `/config.json` for the project of `firebase`, the values of its web app.
 *
 * @param {Readonly<Record<string, unknown>>} firebase
 * @param {{ project: string, region: string | null, appCheckSiteKey: string | null }} options
 */
export function makePortalConfig(firebase, { project, region, appCheckSiteKey }) {
  const missing = fields.filter((field) => typeof firebase[field] !== 'string' || firebase[field] === '');
  if (missing.length > 0) throw new Error(`The web app of ${project} has no ${missing.join(', ')}.`);
  if (firebase.projectId !== project) {
    throw new Error(`The configuration is of the project ${String(firebase.projectId)}, not of ${project}.`);
  }
  return {
    provider: 'firebase',
    demo: false,
    firebase: Object.fromEntries(fields.map((field) => [field, firebase[field]])),
    region: region ?? defaultRegion,
    ...(appCheckSiteKey === null ? {} : { appCheckSiteKey }),
  };
}

/** The values of the web app in what `firebase apps:sdkconfig web --json` prints. */
export function readSdkConfig(output, project) {
  const sdkConfig = parse(output)?.result?.sdkConfig;
  if (typeof sdkConfig === 'object' && sdkConfig !== null) return sdkConfig;
  throw new Error(
    `The project ${project} shows no web app. Sign in (npm run firebase -- login), or make one: ` +
      `npm run firebase -- apps:create WEB "Festival lineup portal" --project ${project}`,
  );
}

/**
 * The portal's configuration out of a `config.json`; what the command names takes the place of what the file says.
 *
 * @param {string} file
 * @param {{ project: string, region: string | null, appCheckSiteKey: string | null }} options
 */
export function readConfigFile(file, options) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const config = parse(readFileSync(file, 'utf8'));
  if (typeof config?.firebase !== 'object' || config.firebase === null) {
    throw new Error(`${file} is no config.json of the portal on Firebase: "firebase" is missing.`);
  }
  return makePortalConfig(config.firebase, {
    project: options.project,
    region: options.region ?? config.region ?? null,
    appCheckSiteKey: options.appCheckSiteKey ?? config.appCheckSiteKey ?? null,
  });
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
