import { failed, passed } from '../../findings.mjs';
import { grant, roleBindings } from '../../project-facts.mjs';

/** The roles for building a function: one that covers everything, or each separately. */
const builder = 'roles/cloudbuild.builds.builder';
const wide = [builder, 'roles/editor', 'roles/owner'];
const each = ['roles/logging.logWriter', 'roles/artifactregistry.writer', 'roles/storage.objectViewer'];

/** @type {import('../../findings.mjs').Check} */
export const buildAccount = {
  code: 'build-account',
  run: async (surroundings) => {
    const { ask, project, region } = surroundings;
    const [{ serviceAccountEmail = '' }, has] = await Promise.all([
      ask(
        `https://cloudbuild.googleapis.com/v1/projects/${project}/locations/${region}/defaultServiceAccount`,
      ),
      roleBindings(surroundings),
    ]);
    const account = serviceAccountEmail.split('/').at(-1);
    if (account === '') {
      return failed(
        'The project has no default service account for builds: a policy of your organization forbids it.',
        'Let an administrator of the organization set constraints/cloudbuild.useComputeServiceAccount for this project',
      );
    }
    // Google grants its role to the older Cloud Build account, which may not be listed.
    const isReady =
      account.endsWith('@cloudbuild.gserviceaccount.com') ||
      wide.some((role) => has(role, account)) ||
      each.every((role) => has(role, account));
    if (isReady) return passed(account);
    return failed('The build service account may not build the functions.', grant(project, builder, account));
  },
};
