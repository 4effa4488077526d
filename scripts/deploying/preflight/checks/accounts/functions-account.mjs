import { failed, passed } from '../../findings.mjs';
import { functionsAccount, grant, projectNumber, roleBindings } from '../../project-facts.mjs';

const wide = ['roles/editor', 'roles/owner'];
const each = ['roles/datastore.user', 'roles/storage.objectAdmin', 'roles/firebaseauth.admin'];

/** @type {import('../../findings.mjs').Check} */
export const functionsAccountRoles = {
  code: 'functions-account',
  run: async (surroundings) => {
    const { project } = surroundings;
    const [number, has] = await Promise.all([projectNumber(surroundings), roleBindings(surroundings)]);
    const account = functionsAccount(number);
    if (wide.some((role) => has(role, account))) return passed(account);
    const missing = each.filter((role) => !has(role, account));
    if (missing.length === 0) return passed(account);
    return failed(
      'The service account of the functions may not use documents, files or accounts.',
      ...missing.map((role) => grant(project, role, account)),
    );
  },
};
