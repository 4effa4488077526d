export { createAuth } from './create-auth.ts';
export type { AuthDependencies, MakeVerifier, MessageCheck } from './dependencies.ts';
export { invisibleCheck } from './recaptcha.ts';
