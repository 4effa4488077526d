import { existsSync, readFileSync } from 'node:fs';

/** The fields of the project's web app that the portal needs. */
const fields = ['apiKey', 'authDomain', 'projectId', 'storageBucket', 'appId'];

/**
 * The portal's `/config.json` for the web app `firebase` of a project.
 *
 * @param {Readonly<Record<string, unknown>>} firebase
 * @param {{ project: string, region: string, appCheckSiteKey: string | null }} options
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
    region,
    ...(appCheckSiteKey === null ? {} : { appCheckSiteKey }),
  };
}

/** The fields of the web app in the output of `firebase apps:sdkconfig web --json`. */
export function parseSdkConfig(output, project) {
  const sdkConfig = parse(output)?.result?.sdkConfig;
  if (typeof sdkConfig === 'object' && sdkConfig !== null) return sdkConfig;
  throw new Error(
    `The project ${project} shows no web app. Sign in (npm run firebase -- login), or make one: ` +
      `npm run firebase -- apps:create WEB "Festival lineup portal" --project ${project}`,
  );
}

/**
 * The fields of the web app in a `config.json`, and the settings in it.
 *
 * @param {string} file
 * @returns {{ firebase: Readonly<Record<string, unknown>> } & import('./settings.mjs').Named}
 */
export function readConfigFile(file) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const config = parse(readFileSync(file, 'utf8'));
  if (typeof config?.firebase !== 'object' || config.firebase === null) {
    throw new Error(`${file} is no config.json of the portal on Firebase: "firebase" is missing.`);
  }
  return { firebase: config.firebase, region: config.region, appCheckSiteKey: config.appCheckSiteKey };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
