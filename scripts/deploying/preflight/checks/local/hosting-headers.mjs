import { hostedHeaders } from '../../../hosting-headers.mjs';
import { failed, passed } from '../../findings.mjs';

const needed = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'cache-control',
];

/** The functions send all other headers of public responses. */
const neededOfPublic = ['strict-transport-security'];

const paths = {
  '/': needed,
  '/index.html': needed,
  '/config.json': needed,
  '/festivals/some-festival': needed,
  '/assets/main-1a2b.js': needed,
  '/lineup-assets/page-1a2b.css': needed,
  '/lineup-schema.json': needed,
  '/lineup/some-festival': neededOfPublic,
  '/preview/some-token': neededOfPublic,
  '/stage/screen': neededOfPublic,
};

/** @type {import('../../findings.mjs').Check} */
export const hostingHeaders = {
  code: 'hosting-headers',
  isLocal: true,
  run: ({ local }) => {
    const missing = Object.entries(paths).flatMap(([path, names]) => {
      const sent = hostedHeaders(local.firebaseJson.hosting, path);
      return names.filter((name) => !(name in sent)).map((name) => `${name} on ${path}`);
    });
    if (missing.length === 0) return passed('all security headers on all paths');
    return failed(
      `firebase.json does not send ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' and others' : ''}.`,
      'Restore the rules of hosting.headers: git checkout firebase.json',
    );
  },
};
