import { type DocumentKind, parseDocumentPath } from '@lineup/domain';
import type { Contents, ExportedAccount } from '@lineup/provider/administration';
import { accountDigest, documentDigest, fileDigest, sha256 } from './canonical.ts';
import type { ContentsIndex } from './contents-index.ts';

/** What two providers are compared by. Its size does not grow with what is stored. */
export interface ContentsSummary {
  readonly accounts: number;
  readonly documents: ReadonlyMap<DocumentKind, number>;
  readonly files: number;
  /** Over everything, in any order: two providers may list the same things differently. */
  readonly checksum: string;
}

/** Takes in one thing after the other, each once, by its id or path and its digest. */
export interface SummaryTally {
  addAccount(id: string, digest: string): void;
  addDocument(path: string, digest: string): void;
  addFile(path: string, digest: string): void;
  summary(): ContentsSummary;
}

export function createSummaryTally(): SummaryTally {
  let [accounts, files] = [0, 0];
  const documents = new Map<DocumentKind, number>();
  // A sum, and not the usual XOR: a thing that comes twice must not cancel itself out.
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

/** Reads everything, the content of the files as well. A document that cannot be read is equal to no other. */
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
