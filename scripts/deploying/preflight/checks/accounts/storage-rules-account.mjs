import { failed, passed } from '../../findings.mjs';
import { grant, projectNumber, roleBindings } from '../../project-facts.mjs';

const role = 'roles/firebaserules.firestoreServiceAgent';

/** @type {import('../../findings.mjs').Check} */
export const storageRulesAccount = {
  code: 'storage-rules-account',
  run: async (surroundings) => {
    const { project } = surroundings;
    const [number, has] = await Promise.all([projectNumber(surroundings), roleBindings(surroundings)]);
    const account = `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
    if (has(role, account)) return passed(account);
    return failed(
      'The rules of the files may not read the users record, so that every picture would be refused.',
      `gcloud beta services identity create --service=firebasestorage.googleapis.com --project=${project}`,
      grant(project, role, account),
    );
  },
};
