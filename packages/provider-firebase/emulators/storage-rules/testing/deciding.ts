import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../../scripts/testing/free-ports.mjs';
import { unsignedToken } from '../../../testing/unsigned-token.ts';
import { findFirestoreJar } from '../../find-firestore-jar.mjs';
import { registerFirestore, storageEmulatorWithJar } from '../storage-runtime.mjs';
import { documents, projectId, rules } from './rules.ts';

const requireFromFirebaseTools = createRequire(new URL('../../package.json', import.meta.url));
const host = '127.0.0.1';

export interface StorageRequest {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  readonly path: string;
  readonly uid?: string;
  readonly secondFactor?: string | undefined;
  readonly before?: object;
  readonly after?: object;
}

export interface Options {
  readonly content?: string;
  readonly java?: string;
  readonly jar?: string;
  readonly report?: (text: string) => void;
}

/** A Storage emulator that is not started, with its rules in a separate folder; `remove` deletes that. */
export async function newEmulator({ content = rules, ...options }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'storage-rules-'));
  const name = join(folder, 'storage.rules');
  const change = (changed: string): void => writeFileSync(name, changed);
  change(content);
  const jar = findFirestoreJar() ?? '';
  const StorageEmulator = storageEmulatorWithJar({ jar, requireFromFirebaseTools, ...options });
  const emulator = new StorageEmulator({ projectId, host, port: await freePort(), rules: { name, content } });
  return { emulator, change, remove: () => rmSync(folder, { recursive: true }) };
}

/** Serves the documents for the rules' tests where Storage rules look for them. */
export async function startDocuments(): Promise<Server> {
  const users = `/v1/projects/${projectId}/databases/(default)/documents/users/`;
  const server = createServer((request, response) => {
    const [folder, id = ''] = [request.url?.slice(0, users.length), request.url?.slice(users.length)];
    const fields = folder === users ? documents[decodeURIComponent(id)] : undefined;
    response.writeHead(fields === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ name: `${users.slice('/v1/'.length)}${id}`, fields }));
  });
  registerFirestore({ requireFromFirebaseTools, host, port: await listen(server) });
  return server;
}

/** Evaluates the emulator's rules for the request; returns whether it is allowed, and the reported issues. */
export async function decide(
  emulator: Awaited<ReturnType<typeof newEmulator>>['emulator'],
  { method, path, before, after, ...person }: StorageRequest,
) {
  const ruleset = emulator.rulesManager.getRuleset();
  if (ruleset === undefined) throw new Error('There are no rules.');
  const request = { method, path: `/b/bucket/o/${path}`, file: { before, after }, projectId };
  const { permitted = false, issues } = await ruleset.verify({ ...request, token: tokenOf(person) });
  return { permitted, complaints: issues.all };
}

/** A user's token; none for an anonymous request. */
function tokenOf({ uid, secondFactor }: Pick<StorageRequest, 'uid' | 'secondFactor'>): string | undefined {
  if (uid === undefined) return undefined;
  const firebase = { sign_in_provider: 'password', sign_in_second_factor: secondFactor };
  return unsignedToken(projectId, { uid, firebase });
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.listen(0, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The server has no port.'));
      else resolve(address.port);
    });
  });
}
