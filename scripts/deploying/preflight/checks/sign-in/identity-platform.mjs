import { failed, passed } from '../../findings.mjs';
import { signInConfig } from '../../project-facts.mjs';

/** @type {import('../../findings.mjs').Check} */
export const identityPlatform = {
  code: 'identity-platform',
  run: async (surroundings) => {
    const config = await signInConfig(surroundings);
    if (config?.subtype === 'IDENTITY_PLATFORM') return passed('upgraded');
    return failed(
      'Authentication is not upgraded to Identity Platform, which the second factor needs.',
      'Run both requests of docs/firebase.md, step 2',
    );
  },
};
