export { createAuth } from './create-auth.ts';
export { invisibleCheck } from './recaptcha.ts';
