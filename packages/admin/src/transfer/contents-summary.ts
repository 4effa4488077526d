import { type DocumentKind, parseDocumentPath } from '@lineup/domain';
import type { Contents, ExportedAccount } from '@lineup/provider/administration';
import { accountDigest, documentDigest, fileDigest, sha256 } from './canonical.ts';
import type { ContentsIndex } from './contents-index.ts';

/** The summary for comparing two providers. Its size does not grow with the data. */
export interface ContentsSummary {
  readonly accounts: number;
  readonly documents: ReadonlyMap<DocumentKind, number>;
  readonly files: number;
  /** Independent of the order: two providers may list the same items differently. */
  readonly checksum: string;
}

/** Adds items, each once, by id or path and digest. */
export interface SummaryTally {
  addAccount(id: string, digest: string): void;
  addDocument(path: string, digest: string): void;
  addFile(path: string, digest: string): void;
  summary(): ContentsSummary;
}

export function createSummaryTally(): SummaryTally {
  let [accounts, files] = [0, 0];
  const documents = new Map<DocumentKind, number>();
  // A sum instead of the usual XOR: an item that occurs twice must not cancel itself out.
  let sum = 0n;
  const add = (kind: string, name: string, digest: string) => {
    sum += BigInt(`0x${sha256(`${kind} ${name} ${digest}`)}`);
  };
  return {
    addAccount: (id, digest) => {
      accounts += 1;
      add('account', id, digest);
    },
    addDocument: (path, digest) => {
      const kind = parseDocumentPath(path)?.kind;
      if (kind !== undefined) documents.set(kind, (documents.get(kind) ?? 0) + 1);
      add('document', path, digest);
    },
    addFile: (path, digest) => {
      files += 1;
      add('file', path, digest);
    },
    summary: () => ({
      accounts,
      documents: new Map(documents),
      files,
      checksum: sha256(sum.toString(16)),
    }),
  };
}

/** Reads everything, including the content of the files. An unreadable document never equals another. */
export async function summaryOf(contents: Omit<Contents, 'close'>): Promise<ContentsSummary> {
  const tally = createSummaryTally();
  for await (const account of contents.accounts()) addAccount(tally, account);
  const unreadable = (path: string) => tally.addDocument(path, 'unreadable');
  for await (const document of contents.documents(unreadable)) {
    tally.addDocument(document.path, documentDigest(document));
  }
  for await (const file of contents.files()) tally.addFile(file.path, await fileDigest(file));
  return tally.summary();
}

export function addAccount(tally: SummaryTally, account: ExportedAccount): void {
  tally.addAccount(account.id, accountDigest(account));
}

export function summaryOfIndex({ accounts, documents, files }: ContentsIndex): ContentsSummary {
  const tally = createSummaryTally();
  for (const [id, digest] of accounts) tally.addAccount(id, digest);
  for (const [path, digest] of documents) tally.addDocument(path, digest);
  for (const [path, digest] of files) tally.addFile(path, digest);
  return tally.summary();
}
