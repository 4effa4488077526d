import { howToSignIn, Refusal } from '../google.mjs';
import { checks } from './checks/index.mjs';
import { unknown } from './findings.mjs';
import { askOnce } from './project-facts.mjs';

/**
 * Runs all checks; without `ask`, only the local ones.
 *
 * @param {Omit<import('./findings.mjs').Surroundings, 'ask'> & { ask: import('../google.mjs').Ask | null }} surroundings
 * @returns {Promise<{ code: string, finding: import('./findings.mjs').Finding }[]>}
 */
export async function runChecks(surroundings) {
  const ask = surroundings.ask === null ? null : askOnce(surroundings.ask);
  const run = checks.filter(({ isLocal }) => ask !== null || isLocal === true);
  return Promise.all(
    run.map(async (check) => {
      try {
        return { code: check.code, finding: await check.run({ ...surroundings, ask }) };
      } catch (error) {
        return { code: check.code, finding: findingOfRefusal(error, surroundings.project) };
      }
    }),
  );
}

/** A check without a response has not passed. */
function findingOfRefusal(error, project) {
  if (!(error instanceof Refusal)) {
    return unknown(`Google did not answer (${error.cause?.message ?? error.message}).`, 'Try again');
  }
  const { service, permission } = error.metadata;
  if (error.reason === 'SERVICE_DISABLED') {
    return unknown(
      `The project may not ask ${service}.`,
      `gcloud services enable ${service} --project=${project}, then wait some minutes`,
    );
  }
  if (error.status === 401) return unknown('Google no longer accepts the sign-in.', howToSignIn);
  if (error.status === 403) {
    return unknown(
      `Your account may not see this${permission === undefined ? '' : ` (${permission})`}.`,
      'Ask an owner of the project for roles/viewer, roles/iam.securityReviewer and, on the billing account, roles/billing.viewer',
    );
  }
  return unknown(`Google refused to say (${error.message}).`, 'Try again');
}
