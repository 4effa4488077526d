import { expect, test } from 'vitest';
import { parseConfig } from './portal-config.ts';

const firebase = {
  provider: 'firebase',
  demo: false,
  firebase: {
    apiKey: 'key',
    authDomain: 'lineup.example',
    projectId: 'lineup',
    storageBucket: 'lineup.bucket.example',
    appId: '1:2:web:3',
  },
  region: 'us-central1',
} as const;

const emulators = {
  auth: 'http://127.0.0.1:9099',
  firestore: '127.0.0.1:8080',
  storage: '127.0.0.1:9199',
  functions: '127.0.0.1:5001',
};

test('the embedded provider needs nothing more than its name, and may be a demo', () => {
  expect(parseConfig({ provider: 'embedded', demo: true })).toEqual({ provider: 'embedded', demo: true });
  expect(parseConfig({ provider: 'embedded', more: 1 })).toEqual({ provider: 'embedded' });
});

test('Firebase is found by its project; region, emulators and App Check are named where they differ', () => {
  expect(parseConfig(firebase)).toEqual(firebase);
  const { region, ...usual } = firebase;
  expect(region).toBe('us-central1');
  expect(parseConfig(usual)).toEqual(usual);
  const more = { ...firebase, emulators, appCheckSiteKey: 'site' };
  expect(parseConfig({ ...more, measurementId: 'unused' })).toEqual(more);
});

test.each([null, 'embedded', {}, { provider: 'other' }, { demo: true }, { provider: 'embedded', demo: 1 }])(
  '%j is no configuration',
  (value) => {
    expect(() => parseConfig(value)).toThrow(/config\.json/u);
  },
);

test.each([
  ['firebase', { ...firebase, firebase: undefined }],
  ['firebase.apiKey', { ...firebase, firebase: { ...firebase.firebase, apiKey: '' } }],
  ['firebase.projectId', { ...firebase, firebase: { ...firebase.firebase, projectId: undefined } }],
  ['region', { ...firebase, region: '' }],
  ['emulators.storage', { ...firebase, emulators: { ...emulators, storage: undefined } }],
  ['appCheckSiteKey', { ...firebase, appCheckSiteKey: '' }],
])('a configuration of Firebase without %s is refused by that name', (name, value) => {
  expect(() => parseConfig(value)).toThrow(new RegExp(`see ${name}$`, 'u'));
});
