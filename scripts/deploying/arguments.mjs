import { parseArgs } from 'node:util';

export const defaultRegion = 'us-central1';

export const usage = `npm run deploy:firebase -- --project ID [options]

Builds the portal and its functions and deploys them, with rules, indexes and hosting, to a project of Firebase.
  --project ID        the project
  --region REGION     where the functions run (${defaultRegion})
  --config FILE       a config.json of the portal for this project; without it the project's web app is asked for
  --app-check-key KEY the reCAPTCHA Enterprise key of App Check; functions then take calls of the portal only
  --dry-run           prints the commands and changes nothing
  --help              prints this
Sign in before with: npm run firebase -- login
`;

const options = /** @type {const} */ ({
  project: { type: 'string' },
  region: { type: 'string' },
  config: { type: 'string' },
  'app-check-key': { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean' },
});

/** What a project's and a region's name look like. */
const projectPattern = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u;
const regionPattern = /^[a-z]+-[a-z]+[0-9]{1,2}$/u;
const keyPattern = /^[A-Za-z0-9_-]{10,100}$/u;

/**
 * What the words after `npm run deploy:firebase --` ask for.
 *
 * @param {readonly string[]} words
 * @returns {{ kind: 'help' } | { kind: 'wrong', problem: string } | { kind: 'deploy', project: string,
 *   region: string | null, configFile: string | null, appCheckSiteKey: string | null, dryRun: boolean }}
 */
export function parseDeployArguments(words) {
  const values = readValues(words);
  if (values === null) return wrong(`Unknown options: ${words.join(' ')}; see --help.`);
  if (values.help === true) return { kind: 'help' };
  const { project, region = null, config = null } = values;
  const appCheckSiteKey = values['app-check-key'] ?? null;
  if (project === undefined) return wrong('Which project? Say --project ID; see --help.');
  if (!projectPattern.test(project)) return wrong(`Not the id of a project: ${project}`);
  if (region !== null && !regionPattern.test(region)) return wrong(`Not a region: ${region}`);
  if (appCheckSiteKey !== null && !keyPattern.test(appCheckSiteKey)) return wrong('Not a key of App Check.');
  const dryRun = values['dry-run'] === true;
  return { kind: 'deploy', project, region, configFile: config, appCheckSiteKey, dryRun };
}

function readValues(words) {
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch {
    // The library's own text has more than one line.
    return null;
  }
}

function wrong(problem) {
  return { kind: 'wrong', problem };
}
