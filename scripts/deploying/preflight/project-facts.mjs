// The facts about a project that several checks need. Each request is sent only once, see `askOnce`.
import { nullIfAbsent } from '../google.mjs';

/** @typedef {Pick<import('./findings.mjs').Surroundings, 'ask' | 'project'>} Where */

/** @param {Where} where */
export const billingInfo = ({ ask, project }) =>
  ask(`https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`);

/** @param {Where} where */
export async function projectNumber({ ask, project }) {
  const found = await ask(`https://cloudresourcemanager.googleapis.com/v1/projects/${project}`);
  return String(found.projectNumber);
}

/**
 * The database of the portal, or null.
 *
 * @param {Where} where
 */
export const database = ({ ask, project }) =>
  nullIfAbsent(ask(`https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`));

/**
 * The bucket of the portal, or null.
 *
 * @param {Where} where
 */
export const bucket = ({ ask, project }) =>
  nullIfAbsent(ask(`https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`));

/** @param {Where} where */
export async function webApps({ ask, project }) {
  const { apps = [] } = await ask(
    `https://firebase.googleapis.com/v1beta1/projects/${project}/webApps?pageSize=100`,
  );
  return apps;
}

/**
 * The settings of accounts and sign-in, or null if the project never had any.
 *
 * @param {Where} where
 */
export const signInConfig = ({ ask, project }) =>
  nullIfAbsent(ask(`https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`));

/**
 * Returns a lookup for the project's role bindings.
 *
 * @param {Where} where
 * @returns {Promise<(role: string, member: string) => boolean>}
 */
export async function roleBindings({ ask, project }) {
  const { bindings = [] } = await ask(
    `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`,
    { options: { requestedPolicyVersion: 3 } },
  );
  return (role, member) =>
    bindings.some((binding) => binding.role === role && binding.members.includes(`serviceAccount:${member}`));
}

/**
 * The account that functions run as by default.
 *
 * @param {string} number the project's
 */
export const functionsAccount = (number) => `${number}-compute@developer.gserviceaccount.com`;

/**
 * The command that grants a role to a service account.
 *
 * @param {string} project
 * @param {string} role
 * @param {string} account
 */
export const grant = (project, role, account) =>
  `gcloud projects add-iam-policy-binding ${project} --role=${role} --member=serviceAccount:${account} --condition=None`;

/**
 * Sends each request once and caches its response, so that checks need not coordinate.
 *
 * @param {import('../google.mjs').Ask} ask
 * @returns {import('../google.mjs').Ask}
 */
export function askOnce(ask) {
  /** @type {Map<string, Promise<any>>} */
  const answers = new Map();
  return (url, body) => {
    const answer = answers.get(url) ?? ask(url, body);
    answers.set(url, answer);
    return answer;
  };
}

/**
 * The domains of the portal.
 *
 * @param {Pick<import('./findings.mjs').Surroundings, 'project' | 'publicUrl'>} where
 */
export function portalDomains({ project, publicUrl }) {
  const own = publicUrl === '' ? [] : [new URL(publicUrl).hostname];
  return [...new Set([`${project}.web.app`, ...own])];
}
