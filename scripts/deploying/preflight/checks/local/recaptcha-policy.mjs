import { hostedHeaders } from '../../../hosting-headers.mjs';
import { failed, passed } from '../../findings.mjs';

/** The addresses that reCAPTCHA loads, frames and calls: for codes by text message, and for App Check. */
export const recaptchaSources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

/** @type {import('../../findings.mjs').Check} */
export const recaptchaPolicy = {
  code: 'recaptcha-policy',
  isLocal: true,
  run: ({ local }) => {
    const policy = hostedHeaders(local.firebaseJson.hosting, '/')['content-security-policy'] ?? '';
    const directives = policy.split(';').map((text) => text.trim().split(' '));
    const missing = Object.entries(recaptchaSources).flatMap(([directive, sources]) => {
      const allowed = directives.find(([name]) => name === directive) ?? [];
      return sources.filter((source) => !allowed.includes(source)).map((source) => `${directive} ${source}`);
    });
    if (missing.length === 0) return passed('the pages may load reCAPTCHA');
    return failed(
      'The content security policy blocks reCAPTCHA, so that no code could be sent by text message.',
      `Add to content-security-policy in firebase.json: ${missing.join(', ')}`,
    );
  },
};
