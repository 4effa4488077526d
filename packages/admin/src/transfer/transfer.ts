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

/** What the target of a transfer has not, has otherwise, and has too much; ids or paths. */
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

/** How much goes into one write: this many documents, or about this many bytes of them. */
const batchSize = { count: 200, bytes: 2_000_000 };

/** The items, this many at a time. */
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

/** Both sides after a transfer, and what the source holds that was left out. */
export interface Transferred {
  readonly source: ContentsSummary;
  readonly target: ContentsSummary;
  readonly malformed: readonly MalformedDocument[];
}

export interface TransferOptions {
  /** Whether what the target has otherwise or too much may be replaced and removed. */
  readonly force: boolean;
  readonly progress: Progress;
}

/**
 * Brings the target to what the source keeps and returns the summaries of both afterwards. What is equal there already is
 * left alone, so that a transfer which was cut off is continued by another. Without `force` it throws AdministrationError,
 * before anything is written, where the target keeps something that the source has not or has otherwise. Documents that no
 * portal stores are left out and listed. Only a target that keeps something is compared entry by entry, with an index of both sides in
 * memory; an empty one takes the source as it comes, a batch at a time.
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

/** Puts everything into an empty target, reading the source once. */
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
  // A replaced file has another address, so that documents which were equal may not be any longer.
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
 * Documents to be removed go deepest first, so that none is left without its parent when the work is cut off, and after the
 * others have come: a file that one of those names would go with the last that had named it.
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
