import { failed, passed } from '../../findings.mjs';
import { functionsAccount, grant, projectNumber, roleBindings } from '../../project-facts.mjs';

const mayGrant = 'resourcemanager.projects.setIamPolicy';

/**
 * The roles of Google's accounts for events: those that firebase-tools grants with the first deployment, and one that
 * it does not.
 */
const rolesOf = (number) => [
  {
    role: 'roles/eventarc.serviceAgent',
    service: 'eventarc.googleapis.com',
    account: `service-${number}@gcp-sa-eventarc.iam.gserviceaccount.com`,
  },
  {
    role: 'roles/pubsub.publisher',
    account: `service-${number}@gs-project-accounts.iam.gserviceaccount.com`,
    byDeployment: true,
  },
  {
    role: 'roles/iam.serviceAccountTokenCreator',
    service: 'pubsub.googleapis.com',
    account: `service-${number}@gcp-sa-pubsub.iam.gserviceaccount.com`,
    byDeployment: true,
  },
  { role: 'roles/run.invoker', account: functionsAccount(number), byDeployment: true },
  { role: 'roles/eventarc.eventReceiver', account: functionsAccount(number), byDeployment: true },
];

/** @type {import('../../findings.mjs').Check} */
export const eventAccounts = {
  code: 'event-accounts',
  run: async (surroundings) => {
    const { ask, project } = surroundings;
    const [number, has, { permissions = [] }] = await Promise.all([
      projectNumber(surroundings),
      roleBindings(surroundings),
      ask(`https://cloudresourcemanager.googleapis.com/v1/projects/${project}:testIamPermissions`, {
        permissions: [mayGrant],
      }),
    ]);
    const missing = rolesOf(number).filter(({ role, account }) => !has(role, account));
    const left = permissions.includes(mayGrant)
      ? missing.filter(({ byDeployment }) => byDeployment !== true)
      : missing;
    if (left.length === 0) {
      return passed(missing.length === 0 ? 'all roles' : 'the deployment gives what is missing');
    }
    return failed(
      'Accounts of Google that deliver events to functions lack roles.',
      // These accounts only exist once their service was used.
      ...left.flatMap(({ service }) =>
        service === undefined
          ? []
          : [`gcloud beta services identity create --service=${service} --project=${project}`],
      ),
      ...left.map(({ role, account }) => grant(project, role, account)),
    );
  },
};
