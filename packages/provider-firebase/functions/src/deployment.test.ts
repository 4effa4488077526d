import { readFileSync } from 'node:fs';
import { callableNames, callableTimeoutMs } from '@lineup/provider';
import { expect, test, vi } from 'vitest';
import { isPortalCall } from '../../encoding/portal-calls.ts';
import * as functions from './index.ts';
import { processingLimitMs, processingTimeoutSeconds, uploadMemory } from './settings.ts';

vi.hoisted(() => {
  // The environment that the platform gives every function of its project.
  process.env['FIREBASE_CONFIG'] = JSON.stringify({
    projectId: 'demo-lineup',
    storageBucket: 'demo-lineup.appspot.com',
  });
});

/**
 * The callable functions: those of the port deployed separately, the one that the others share, and the adapter's own.
 */
const deployed = [
  ...callableNames.filter((name) => !isPortalCall(name)),
  'portal',
  'keepPhone',
  'invitation',
];

test('every callable of the port is deployed, with the adapter’s own and those that run by themselves', () => {
  const own = [
    'failStuckUploads',
    'pruneHistory',
    'sweepReleaseFiles',
    'runDueReleases',
    'tellWebhooks',
    'retryWebhooks',
    'publicLineup',
    'checkPicture',
    'removeRenditions',
    'removeDrafts',
    'removeSentMail',
    'freeFilesOfChanged',
    'freeFilesOfRemoved',
    'freeFilesOfChangedArtists',
    'freeFilesOfRemovedArtists',
    'freeFilesOfRemovedArtistChanges',
  ];
  const expected = [...deployed, ...own];
  expect(Object.keys(functions).toSorted()).toEqual(expected.toSorted());
});

/** The deployment settings of each function. */
const endpoints = new Map(
  Object.entries(functions).map(([name, { ['__endpoint']: endpoint }]) => [name, endpoint]),
);

test('processing is ended before its function is, and that before the portal stops waiting', () => {
  expect(endpoints.get('processUpload')?.timeoutSeconds).toBe(processingTimeoutSeconds);
  expect(processingLimitMs).toBeLessThan(processingTimeoutSeconds * 1000);
  expect(processingTimeoutSeconds * 1000).toBeLessThan(callableTimeoutMs);
});

test.each(deployed)('%s is a callable function of the second generation', (name) => {
  expect(endpoints.get(name)).toMatchObject({ platform: 'gcfv2', callableTrigger: {} });
});

test('the drafts of a removed upload are removed, and that is repeated until it succeeds', () => {
  expect(endpoints.get('removeDrafts')?.eventTrigger).toMatchObject({
    eventType: 'google.cloud.firestore.document.v1.deleted',
    eventFilterPathPatterns: { document: 'festivals/{festivalId}/lineupUploads/{uploadId}' },
    retry: true,
  });
});

test.each([
  ['freeFilesOfChanged', 'updated', 'festivals'],
  ['freeFilesOfRemoved', 'deleted', 'festivals'],
  ['freeFilesOfChangedArtists', 'updated', 'artists'],
  ['freeFilesOfRemovedArtists', 'deleted', 'artists'],
  ['freeFilesOfRemovedArtistChanges', 'deleted', 'artistChanges'],
] as const)(
  '%s looks at every document that is %s of %s, and that is repeated until it succeeds',
  (name, change, collection) => {
    expect(endpoints.get(name)?.eventTrigger).toMatchObject({
      eventType: `google.cloud.firestore.document.v1.${change}`,
      eventFilterPathPatterns: { document: `${collection}/{path=**}` },
      retry: true,
    });
  },
);

test('mails are looked at when the extension has changed them', () => {
  expect(endpoints.get('removeSentMail')?.eventTrigger).toMatchObject({
    eventType: 'google.cloud.firestore.document.v1.updated',
    eventFilterPathPatterns: { document: 'mail/{mailId}' },
  });
});

test('stuck uploads are looked for every five minutes', () => {
  expect(endpoints.get('failStuckUploads')?.scheduleTrigger?.schedule).toBe('every 5 minutes');
});

test('the history is pruned every day', () => {
  expect(endpoints.get('pruneHistory')?.scheduleTrigger?.schedule).toBe('every day 04:00');
});

test('what is due is published every minute', () => {
  expect(endpoints.get('runDueReleases')?.scheduleTrigger?.schedule).toBe('every 1 minutes');
});

test('webhooks are sent what is written to their deliveries, and again by the minute', () => {
  expect(endpoints.get('tellWebhooks')?.eventTrigger).toMatchObject({
    eventType: 'google.cloud.firestore.document.v1.written',
    eventFilterPathPatterns: { document: 'festivals/{festivalId}/webhookDeliveries/{deliveryId}' },
  });
  expect(endpoints.get('retryWebhooks')?.scheduleTrigger?.schedule).toBe('every 1 minutes');
});

test('the public addresses that Hosting hands on are answered by a function that is there', () => {
  expect(endpoints.get('publicLineup')).toMatchObject({ platform: 'gcfv2', httpsTrigger: {} });
  const { hosting } = JSON.parse(
    readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'),
  ) as { hosting: { rewrites: readonly { source: string; function?: { functionId: string } }[] } };
  const handedOn = hosting.rewrites.filter((rewrite) => rewrite.function !== undefined);
  expect(handedOn.map(({ source }) => source)).toEqual([
    '/lineup/**',
    '/preview/**',
    '/stage/**',
    '/lineup-schema.json',
  ]);
  for (const { function: target } of handedOn) expect(target?.functionId).toBe('publicLineup');
});

test('files that no release names are looked for every day', () => {
  expect(endpoints.get('sweepReleaseFiles')?.scheduleTrigger?.schedule).toBe('every day 04:30');
});

test('every function has a limit of machines that a new project may run', () => {
  const limits = [...endpoints].map(([name, endpoint]) => ({ name, limit: endpoint.maxInstances }));
  expect(limits.filter(({ limit }) => typeof limit !== 'number' || limit > 20)).toEqual([]);
});

test('work in the background has part of a CPU, with one call at a time and little memory', () => {
  const background = [...endpoints].filter(([, { cpu }]) => cpu === 'gcf_gen1');
  expect(background.map(([name]) => name).toSorted()).toEqual([
    'failStuckUploads',
    'freeFilesOfChangedArtists',
    'freeFilesOfRemovedArtistChanges',
    'freeFilesOfRemovedArtists',
    'pruneHistory',
    'removeDrafts',
    'removeSentMail',
    'retryWebhooks',
    'sweepReleaseFiles',
  ]);
  // With a concurrency other than 1, or more than 512 MiB, Cloud Run rejects less than half a CPU.
  for (const [, endpoint] of background) {
    expect(JSON.parse(JSON.stringify(endpoint))).toMatchObject({
      availableMemoryMb: expect.toBeOneOf([null, 512]) as unknown,
      concurrency: null,
    });
  }
});

test('a machine that reads uploads has memory for all that it reads at once', () => {
  const { concurrency, availableMemoryMb } = endpoints.get('processUpload') ?? {};
  expect(availableMemoryMb).toBeGreaterThanOrEqual(
    uploadMemory.program + Number(concurrency) * uploadMemory.upload,
  );
});

test('pictures are worked on one at a time, with the memory that takes', () => {
  expect(endpoints.get('checkPicture')).toMatchObject({ concurrency: 1, availableMemoryMb: 1024 });
});
