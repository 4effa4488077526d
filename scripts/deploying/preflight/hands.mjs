import { parsePublicUrl } from '../../building/build-for-firebase.mjs';
import { signInToGoogle } from '../google.mjs';
import { readLocalFacts } from './local-facts.mjs';

/**
 * The environment of a check on the command line: this checkout, this machine's sign-in, and its environment variables.
 *
 * @param {string} root
 * @returns {import('./preflight.mjs').Hands}
 */
export function preflightHands(root) {
  return {
    print: (text) => console.log(text),
    signIn: signInToGoogle,
    readLocalFacts: () => readLocalFacts(root),
    publicUrl: () => parsePublicUrl(process.env['PUBLIC_URL'] ?? ''),
  };
}
