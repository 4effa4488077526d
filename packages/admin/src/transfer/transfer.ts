import { AdministrationError, type Contents, type ContentsTarget } from '@lineup/provider/administration';
import type { Progress } from '../progress.ts';
import { countedContents } from './counted-contents.ts';
import { documentDigest, withFileDigest } from './canonical.ts';
import { type ContentsIndex, indexDocuments, indexOf, indexWellFormed } from './contents-index.ts';
import {
  addAccount,
  type ContentsSummary,
  createSummaryTally,
  summaryOf,
  summaryOfIndex,
} from './contents-summary.ts';
import { createDocumentCheck, type MalformedDocument } from './malformed-documents.ts';

/** What the target of a transfer lacks, has with another value, and has in addition; ids or paths. */
interface Differences {
  readonly missing: readonly string[];
  readonly different: readonly string[];
  readonly extra: readonly string[];
}

type Entries = ReadonlyMap<string, string>;

function differencesOf(source: Entries, target: Entries): Differences {
  const names = [...source.keys()];
  return {
    missing: names.filter((name) => !target.has(name)),
    different: names.filter((name) => target.has(name) && target.get(name) !== source.get(name)),
    extra: [...target.keys()].filter((name) => !source.has(name)),
  };
}

const kinds = ['accounts', 'documents', 'files'] as const;

/** How many entries of the target a transfer would overwrite or remove. */
function endangered(source: ContentsIndex, target: ContentsIndex): number {
  return kinds
    .map((kind) => differencesOf(source[kind], target[kind]))
    .reduce((sum, { different, extra }) => sum + different.length + extra.length, 0);
}

/** The size of one write: this many documents, or about this many bytes. */
const batchSize = { count: 200, bytes: 2_000_000 };

/** Splits the items into batches of this size. */
async function* inBatches<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = [];
  let bytes = 0;
  for await (const item of items) {
    batch.push(item);
    bytes += JSON.stringify(item).length;
    if (batch.length < batchSize.count && bytes < batchSize.bytes) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

type Source = Omit<Contents, 'close'>;
type Target = Omit<ContentsTarget, 'close'>;

/** Both sides after a transfer, and the source's documents that were left out. */
export interface Transferred {
  readonly source: ContentsSummary;
  readonly target: ContentsSummary;
  readonly malformed: readonly MalformedDocument[];
}

export interface TransferOptions {
  /** Whether different or additional data in the target may be replaced and removed. */
  readonly force: boolean;
  readonly progress: Progress;
}

/**
 * Makes the target equal to the source and returns the summaries of both. Skips what is already equal, so that an
 * interrupted transfer can be resumed. Without `force`, throws AdministrationError before anything is written if the
 * target has different or additional data. Malformed documents are left out and listed. A target with data is compared
 * entry by entry, with an index of both sides in memory; an empty one is filled directly, batch by batch.
 */
export async function transfer(
  source: Source,
  target: Target,
  { force, progress }: TransferOptions,
): Promise<Transferred> {
  const before = await indexOf(await countedContents(target, 'Reading the target', progress));
  const isEmpty = kinds.every((kind) => before[kind].size === 0);
  const { source: expected, malformed } = isEmpty
    ? await fill(await countedContents(source, 'Writing', progress), target)
    : await replaceDifferent(source, target, { before, force, progress });
  const after = await summaryOf(await countedContents(target, 'Comparing', progress));
  return { source: expected, target: after, malformed };
}

type Written = Pick<Transferred, 'source' | 'malformed'>;

/** Copies everything to an empty target, reading the source once. */
async function fill(source: Source, target: Target): Promise<Written> {
  const tally = createSummaryTally();
  const files = new Set<string>();
  for await (const file of source.files()) {
    files.add(file.path);
    await target.putFile(withFileDigest(file, (digest) => tally.addFile(file.path, digest)));
  }
  for await (const account of source.accounts()) {
    addAccount(tally, account);
    await target.putAccount(account);
  }
  const check = createDocumentCheck((path) => files.has(path));
  const documents = async function* () {
    for await (const document of source.documents(check.unreadable)) {
      if (!check.isWellFormed(document)) continue;
      tally.addDocument(document.path, documentDigest(document));
      yield document;
    }
  };
  for await (const batch of inBatches(documents())) await target.putDocuments(batch);
  return { source: tally.summary(), malformed: check.malformed() };
}

interface Replacing extends TransferOptions {
  readonly before: ContentsIndex;
}

async function replaceDifferent(
  source: Source,
  target: Target,
  { before, force, progress }: Replacing,
): Promise<Written> {
  const { index: expected, malformed } = await indexWellFormed(
    await countedContents(source, 'Reading the source', progress),
  );
  const lost = endangered(expected, before);
  if (!force && lost > 0) {
    throw new AdministrationError(
      `The target holds ${lost} things that the source has not or has otherwise; --force replaces them.`,
    );
  }
  await transferFiles(
    await countedContents(source, 'Writing', progress),
    target,
    expected.files,
    before.files,
  );
  await transferAccounts(source, target, expected.accounts, before.accounts);
  // A replaced file has another address, so that documents which were equal may no longer be.
  const there = await indexDocuments(await countedContents(target, 'Reading the target', progress));
  await transferDocuments(
    await countedContents(source, 'Writing', progress),
    target,
    expected.documents,
    there,
  );
  return { source: summaryOfIndex(expected), malformed };
}

async function transferFiles(
  source: Source,
  target: Target,
  expected: Entries,
  there: Entries,
): Promise<void> {
  const { missing, different, extra } = differencesOf(expected, there);
  for (const path of extra) await target.removeFile(path);
  const due = new Set([...missing, ...different]);
  for await (const file of source.files()) if (due.has(file.path)) await target.putFile(file);
}

async function transferAccounts(
  source: Source,
  target: Target,
  expected: Entries,
  there: Entries,
): Promise<void> {
  const { missing, different, extra } = differencesOf(expected, there);
  for (const id of extra) await target.removeAccount(id);
  const due = new Set([...missing, ...different]);
  for await (const account of source.accounts()) if (due.has(account.id)) await target.putAccount(account);
}

/**
 * Removes documents deepest first, so that none is left without its parent if interrupted, and after adding the others:
 * a file is deleted with the last document that names it.
 */
async function transferDocuments(
  source: Pick<Source, 'documents'>,
  target: Target,
  expected: Entries,
  there: Entries,
): Promise<void> {
  const { missing, different, extra } = differencesOf(expected, there);
  const due = new Set([...missing, ...different]);
  const documents = async function* () {
    for await (const document of source.documents()) if (due.has(document.path)) yield document;
  };
  for await (const batch of inBatches(documents())) await target.putDocuments(batch);
  const deepestFirst = extra.toSorted((a, b) => b.split('/').length - a.split('/').length);
  for await (const paths of inBatches(deepestFirst)) await target.removeDocuments(paths);
}
