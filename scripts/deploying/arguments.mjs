import { readOptions, wrong } from '../command-line/parse-options.mjs';

export const defaultRegion = 'us-central1';

export const usage = `npm run deploy:firebase -- --project ID [options]

Checks the project (npm run firebase -- preflight), builds the portal and its functions and deploys them, with rules,
indexes and hosting, to a project of Firebase; then makes backups and alerts that the project lacks.
  --project ID        the project
  --region REGION     where the functions run (${defaultRegion})
  --config FILE       a config.json of the portal for this project; without it the project's web app is asked for
  --app-check-key KEY the reCAPTCHA Enterprise key of App Check; functions then take calls of the portal only
  --no-app-check      deploys without App Check
  --alerts-to EMAIL   sends the project's alerts to this address as well, from now on
  --skip-preflight    deploys without checking the project
  --dry-run           prints the commands and changes nothing
  --help              prints this
Region and key stay as they are deployed unless other ones are named.
Sign in before with: npm run firebase -- login && gcloud auth application-default login
`;

export const deploymentOptions = /** @type {const} */ ({
  project: { type: 'string' },
  region: { type: 'string' },
  config: { type: 'string' },
  'app-check-key': { type: 'string' },
  'no-app-check': { type: 'boolean' },
  'alerts-to': { type: 'string' },
  'skip-preflight': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean' },
});

/** The formats of project ids and region names. */
const projectPattern = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u;
const regionPattern = /^[a-z]+-[a-z]+[0-9]{1,2}$/u;
const keyPattern = /^[A-Za-z0-9_-]{10,100}$/u;
const emailPattern = /^[^@\s]+@[^@\s]+\.[^@\s]+$/u;

export const isRegion = (text) => typeof text === 'string' && regionPattern.test(text);
export const isAppCheckKey = (text) => typeof text === 'string' && keyPattern.test(text);

/**
 * Parses the words after `npm run deploy:firebase --`. `region` and `appCheckSiteKey` are undefined if not given; a key
 * of null turns App Check off.
 *
 * @param {readonly string[]} words
 * @returns {{ kind: 'help' } | { kind: 'wrong', problem: string } | { kind: 'deploy', project: string,
 *   configFile: string | null, alertsTo: string | undefined, skipPreflight: boolean, dryRun: boolean } & import('./settings.mjs').Named}
 */
export function parseDeployArguments(words) {
  return readOptions(words, deploymentOptions, parseDeployment);
}

/** Reads the values of some or all `deploymentOptions`. */
export function parseDeployment(values) {
  const { project, region, config = null, 'alerts-to': alertsTo } = values;
  const key = values['app-check-key'];
  if (project === undefined) return wrong('Which project? Say --project ID; see --help.');
  if (!projectPattern.test(project)) return wrong(`Not the id of a project: ${project}`);
  if (region !== undefined && !isRegion(region)) return wrong(`Not a region: ${region}`);
  if (key !== undefined && !isAppCheckKey(key)) return wrong('Not a key of App Check.');
  if (alertsTo !== undefined && !emailPattern.test(alertsTo))
    return wrong(`Not an e-mail address: ${alertsTo}`);
  const withoutAppCheck = values['no-app-check'] === true;
  if (withoutAppCheck && key !== undefined) {
    return wrong('Say --app-check-key or --no-app-check, not both.');
  }
  return {
    kind: 'deploy',
    project,
    region,
    configFile: config,
    appCheckSiteKey: withoutAppCheck ? null : key,
    alertsTo,
    skipPreflight: values['skip-preflight'] === true,
    dryRun: values['dry-run'] === true,
  };
}
