import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  decide,
  newEmulator,
  startDocuments,
  type Options,
  type StorageRequest,
} from './testing/deciding.ts';

const report = vi.fn<(text: string) => void>();
const { emulator, change, remove } = await newEmulator({ report });
let documents: Server;

beforeAll(async () => {
  documents = await startDocuments();
  await emulator.start();
});

afterAll(async () => {
  await emulator.stop();
  documents.close();
  remove();
});

const poster: StorageRequest = {
  method: 'create',
  path: 'posters/polderlicht',
  uid: 'ada',
  secondFactor: 'phone',
  after: { size: 10 * 1024 * 1024, contentType: 'image/png' },
};

async function isPermitted(request: StorageRequest): Promise<boolean> {
  return (await decide(emulator, request)).permitted;
}

describe('rules of Storage', () => {
  it('see the token, the document of the user and the file', async () => {
    expect(await isPermitted(poster)).toBe(true);
  });

  it.each<[string, Partial<StorageRequest>]>([
    ['a missing second factor', { secondFactor: undefined }],
    ['another second factor', { secondFactor: 'totp' }],
    ['a user without the permission', { uid: 'grace' }],
    ['a file that is too large', { after: { size: 10 * 1024 * 1024 + 1, contentType: 'image/png' } }],
    ['another type of file', { after: { size: 1, contentType: 'text/plain' } }],
    ['another method', { method: 'delete' }],
    ['a path without a rule', { path: 'elsewhere/polderlicht' }],
  ])('deny %s', async (_, change) => {
    expect(await isPermitted({ ...poster, ...change })).toBe(false);
  });

  it('deny, and complain, when a document is missing', async () => {
    const { permitted, complaints } = await decide(emulator, { ...poster, uid: 'nobody' });
    expect(permitted).toBe(false);
    expect(complaints.join()).toMatch(/Null value error/u);
  });

  it('deny an anonymous request', async () => {
    const { uid: _, ...anonymous } = poster;
    expect(await isPermitted(anonymous)).toBe(false);
  });

  it('see the stored file, its times and its own metadata', async () => {
    const before = { metadata: { owner: 'ada' }, timeCreated: new Date('2026-01-01T00:00:00Z') };
    expect(await isPermitted({ ...poster, method: 'get', before })).toBe(true);
    expect(await isPermitted({ ...poster, method: 'get', before, uid: 'grace' })).toBe(false);
  });

  it('ask for documents by whatever name', async () => {
    expect(await isPermitted({ method: 'create', path: 'crew/grace' })).toBe(true);
    expect(await isPermitted({ method: 'create', path: 'crew/zoë o’neill?#%' })).toBe(true);
    expect(await isPermitted({ method: 'create', path: 'crew/zoë' })).toBe(false);
  });

  it('look at two documents a request, however often, but not at three', async () => {
    expect(await isPermitted({ method: 'delete', path: 'crew/ada' })).toBe(true);
    const { permitted, complaints } = await decide(emulator, { method: 'update', path: 'crew/ada' });
    expect(permitted).toBe(false);
    expect(complaints.join()).toMatch(/2 documents a request/u);
  });

  it('read every kind of value', async () => {
    expect(await decide(emulator, { method: 'create', path: 'values/all' })).toMatchObject({
      permitted: true,
      complaints: [],
    });
  });

  it('know listing', async () => {
    expect(await isPermitted({ method: 'list', path: 'folder' })).toBe(true);
    expect(await isPermitted({ method: 'list', path: 'folder/deeper/still' })).toBe(true);
    expect(await isPermitted({ method: 'list', path: '' })).toBe(false);
  });

  it('are decided side by side', async () => {
    const uids = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 'ada' : 'grace'));
    const permitted = await Promise.all(uids.map((uid) => isPermitted({ ...poster, uid })));
    expect(permitted).toStrictEqual(uids.map((uid) => uid === 'ada'));
  });

  it('stay as they were when a change does not compile', async () => {
    change('service {');
    await vi.waitFor(
      () => expect(report).toHaveBeenCalledWith(expect.stringMatching(/rules:1:\d+: /u)),
      5000,
    );
    expect(await isPermitted(poster)).toBe(true);
  });
});

describe('an emulator', () => {
  async function failureOf(options: Options): Promise<unknown> {
    const broken = await newEmulator(options);
    onTestFinished(broken.remove);
    return broken.emulator.start().catch((error: unknown) => error);
  }

  it('does not start on rules that do not compile, and says where they fail', async () => {
    const content = 'service firebase.storage { match /b/{b}/o { allow read: if (; } }';
    expect(String(await failureOf({ content }))).toMatch(/don't compile\. \S+storage\.rules:1:\d+: /u);
  });

  it('says that Java is missing', async () => {
    expect(String(await failureOf({ java: join('missing', 'java') }))).toMatch(/did not start/u);
  });

  it('says that this Java has no compiler', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'java-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const java = join(folder, 'java');
    writeFileSync(java, '#!/bin/sh\nexec java --limit-modules java.se,jdk.unsupported "$@"\n', {
      mode: 0o755,
    });
    expect(String(await failureOf({ java }))).toMatch(/development kit \(JDK\) 17/u);
  });

  it('says that the jar is another one', async () => {
    expect(String(await failureOf({ jar: join('missing', 'emulator.jar') }))).toMatch(/does not exist/u);
  });
});
