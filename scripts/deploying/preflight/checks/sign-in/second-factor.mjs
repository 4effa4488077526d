import { failed, passed, skipped } from '../../findings.mjs';
import { signInConfig } from '../../project-facts.mjs';

/** @type {import('../../findings.mjs').Check} */
export const secondFactor = {
  code: 'second-factor',
  run: async (surroundings) => {
    const config = await signInConfig(surroundings);
    if (config === null) return skipped('identity-platform');
    const { signIn = {}, mfa = {} } = config;
    const hasPhones = (mfa.enabledProviders ?? []).includes('PHONE_SMS');
    const isOn = mfa.state === 'ENABLED' || mfa.state === 'MANDATORY';
    const hasPasswords = signIn.email?.enabled === true && signIn.email.passwordRequired === true;
    if (hasPhones && isOn && hasPasswords) return passed('password and text message');
    return failed(
      hasPasswords
        ? 'The second factor by text message is not enabled, so that administrators cannot sign in.'
        : 'Signing in with e-mail and password is not enabled.',
      'Run the second request of docs/firebase.md, step 2',
    );
  },
};
