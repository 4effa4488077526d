import { paths } from '@lineup/domain';
import type { ContentsTarget, ExportedDocument } from '@lineup/provider/administration';
import { describe, expect, it } from 'vitest';
import { noProgress } from '../progress.ts';
import { sampleContents } from '../testing/sample-contents.ts';
import { areEqual } from './report.ts';
import { transfer } from './transfer.ts';

const options = { force: true, progress: noProgress };
const document = (number: number): ExportedDocument => ({
  path: paths.user(`user-${number}`),
  data: { permissions: ['admin'] },
});

/** A source with this many documents that counts how often and how far it was read. */
function countedSource(count: number) {
  const read = { passes: 0, documents: 0 };
  const documents = async function* () {
    read.passes += 1;
    for (let number = 0; number < count; number += 1) {
      read.documents += 1;
      yield document(number);
    }
  };
  const none = async function* () {};
  return { read, source: { accounts: none, files: none, documents, countDocuments: async () => count } };
}

/** An empty target in memory; `change` modifies the documents it is given. */
function memoryTarget(change = (documents: readonly ExportedDocument[]) => documents) {
  const stored = new Map<string, ExportedDocument>();
  const refuse = () => Promise.reject(new Error('not expected'));
  const none = async function* () {};
  const target: Omit<ContentsTarget, 'close'> = {
    accounts: none,
    files: none,
    documents: async function* () {
      yield* stored.values();
    },
    countDocuments: async () => stored.size,
    putAccount: refuse,
    putFile: refuse,
    putDocuments: async (documents) => {
      for (const one of change(documents)) stored.set(one.path, one);
    },
    removeAccount: refuse,
    removeDocuments: refuse,
    removeFile: refuse,
  };
  return { stored, target };
}

async function isSameAfter({ target }: ReturnType<typeof memoryTarget>): Promise<boolean> {
  const { source, target: found } = await transfer(countedSource(5).source, target, options);
  return areEqual({
    source: { name: 'source', summary: source },
    target: { name: 'target', summary: found },
  });
}

describe('a transfer into an empty target', () => {
  it('reads the documents once and never holds more than one batch of them', async () => {
    const count = 5000;
    const { read, source } = countedSource(count);
    let [put, most] = [0, 0];
    const { stored, target } = memoryTarget((documents) => {
      most = Math.max(most, read.documents - put);
      put += documents.length;
      return documents;
    });
    await transfer(source, target, options);
    expect([read, stored.size]).toEqual([{ passes: 1, documents: count }, count]);
    expect(most).toBe(200);
  });

  it('finds both sides equal in any order of the target', async () => {
    expect(await isSameAfter(memoryTarget((documents) => documents.toReversed()))).toBe(true);
  });

  it.each<[string, (documents: readonly ExportedDocument[]) => readonly ExportedDocument[]]>([
    ['is missing', (documents) => documents.slice(1)],
    ['is too much', (documents) => [...documents, document(99)]],
    ['has other content', ([, ...others]) => [{ ...document(0), data: {} }, ...others]],
  ])('finds the sides different where a document %s', async (_what, change) => {
    expect(await isSameAfter(memoryTarget(change))).toBe(false);
  });
});

it('a source whose file is cut off on the way fails, and no document of it arrives', async () => {
  const files = async function* () {
    for await (const file of sampleContents().files()) {
      const content = async function* () {
        yield* [] as Uint8Array[];
        throw new Error('cut off');
      };
      yield { ...file, content };
    }
  };
  const { stored, target } = memoryTarget();
  const putFile: ContentsTarget['putFile'] = async (file) => {
    const pieces = [];
    for await (const piece of file.content()) pieces.push(piece);
  };
  const arrives = transfer({ ...sampleContents(), files }, { ...target, putFile }, options);
  await expect(arrives).rejects.toThrow('cut off');
  expect(stored.size).toBe(0);
});
