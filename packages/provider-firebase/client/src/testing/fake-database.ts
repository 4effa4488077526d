import { ProviderError, type Write } from '@lineup/provider';
import { startBackend, type Stored } from '@lineup/provider-embedded/testing';
import type { ServerDocuments } from '@lineup/provider/server';
import type { Reader } from '../documents/read.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const firebase = createRequire(import.meta.url).resolve('firebase/package.json');

/** The texts of which the type `name` consists, as the declarations of the SDK's package `part` name them. */
export function textsOfType(part: string, file: string, name: string): readonly string[] {
  const root = dirname(createRequire(firebase).resolve(`@firebase/${part}/package.json`));
  const declarations = readFileSync(join(root, file), 'utf8');
  const [, union = ''] = new RegExp(`type ${name} =([^;]+);`, 'u').exec(declarations) ?? [];
  return Array.from(union.matchAll(/'([^']+)'/gu), ([, text = '']) => text);
}

/** A database whose answers a test may lose or replace; its documents are those of the embedded server. */
export interface FakeDatabase {
  readonly documents: ServerDocuments;
  readonly stored: Stored;
  readonly reader: Reader;
  /** The names under which commits were sent. */
  readonly sent: readonly string[];
  readonly send: (writes: readonly Write[], version: string) => Promise<void>;
  /** What becomes of the next sendings, one after the other; afterwards all are carried out. */
  readonly script: (...fates: readonly Fate[]) => void;
}

/** `lost`: carried out, but the response does not arrive; `unsent`: it never gets there; else it is refused with this. */
type Fate = 'lost' | 'unsent' | ProviderError;

/** `now` is in milliseconds since the epoch. Documents bear the name of the commit as `_version`, as in Firestore. */
export function createFakeDatabase(now = 0): FakeDatabase {
  const { server, stored } = startBackend({ now: () => now });
  const { documents } = server.rooms.provider;
  const fates: Fate[] = [];
  const sent: string[] = [];
  const marks = new Map<string, string>();
  const carryOut = async (writes: readonly Write[], version: string) => {
    await documents.commit(writes);
    for (const { path } of writes) marks.set(path, version);
  };
  return {
    documents,
    stored,
    sent,
    reader: {
      get: (path) => documents.get(path),
      query: (query) => documents.query(query),
      count: (query) => documents.count(query),
      bears: async (path, version) => marks.get(path) === version,
    },
    send: async (writes, version) => {
      sent.push(version);
      const fate = fates.shift();
      if (fate instanceof ProviderError) throw fate;
      if (fate !== 'unsent') await carryOut(writes, version);
      if (fate !== undefined) throw new ProviderError('unavailable');
    },
    script: (...next) => void fates.push(...next),
  };
}
