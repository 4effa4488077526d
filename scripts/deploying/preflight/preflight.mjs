import { readOptions } from '../../command-line/parse-options.mjs';
import { deploymentOptions, parseDeployment } from '../arguments.mjs';
import { howToSignIn } from '../google.mjs';
import { settingsOf } from '../settings.mjs';
import { reportOf } from './report.mjs';
import { runChecks } from './run-checks.mjs';

const usage = `npm run firebase -- preflight --project ID [options]

Checks whether the project is ready for a deployment and says what to do. Changes nothing; exit code 1 if a check failed.
  --project ID        the project
  --region REGION     where the functions run, if it is not to stay as deployed
  --app-check-key KEY the reCAPTCHA Enterprise key of App Check, if it is not to stay as deployed
  --no-app-check      checks for a deployment without App Check
  --help              prints this
PUBLIC_URL is looked at as in a deployment. Sign in before with: gcloud auth application-default login
`;

const { project, region, 'app-check-key': key, 'no-app-check': noKey, help } = deploymentOptions;
const options = { project, region, 'app-check-key': key, 'no-app-check': noKey, help };

/**
 * @typedef {object} Hands
 * @property {(text: string) => void} print
 * @property {(project: string) => import('../google.mjs').Ask | null} signIn
 * @property {() => Promise<import('./findings.mjs').Local>} readLocalFacts
 * @property {() => string} publicUrl
 */

/**
 * Runs the checks that `words` request and returns the exit status.
 *
 * @param {readonly string[]} words
 * @param {Hands & { fetch: typeof fetch }} hands
 */
export async function preflight(words, hands) {
  const asked = readOptions(words, options, parseDeployment);
  if (asked.kind === 'help') {
    hands.print(usage);
    return 0;
  }
  if (asked.kind === 'wrong') throw new Error(asked.problem);
  const { line, ...settings } = await settingsOf(asked, {}, hands.fetch);
  hands.print(line);
  return checkProject({ project: asked.project, ...settings }, hands);
}

/**
 * Checks whether the project is ready, prints the findings, and returns the exit status. Only failures count: neither a
 * warning nor a missing response from Google stops a deployment.
 *
 * @param {{ project: string, region: string, appCheckSiteKey: string | null }} deployment
 * @param {Hands} hands
 */
export async function checkProject(deployment, { print, signIn, readLocalFacts, publicUrl }) {
  const ask = signIn(deployment.project);
  const local = await readLocalFacts();
  const results = await runChecks({ ...deployment, publicUrl: publicUrl(), ask, local });
  print(reportOf(results));
  if (ask === null) print(`\nOnly this checkout was checked, not the project. ${howToSignIn}`);
  return results.some(({ finding }) => finding.state === 'failed') ? 1 : 0;
}
