import type { Contents } from '@lineup/provider/administration';
import { createDocumentCheck, type MalformedDocument } from './malformed-documents.ts';
import { accountDigest, documentDigest, fileDigest } from './canonical.ts';

/** The digests of everything stored, by id or path. */
export interface ContentsIndex {
  readonly accounts: ReadonlyMap<string, string>;
  readonly documents: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
}

/** Reads everything, including the content of the files. */
export async function indexOf(contents: Omit<Contents, 'close'>): Promise<ContentsIndex> {
  const documents = await indexDocuments(contents);
  return { accounts: await indexAccounts(contents), documents, files: await indexFiles(contents) };
}

/** The same without malformed documents, which are listed with what is below them. */
export async function indexWellFormed(
  contents: Omit<Contents, 'close'>,
): Promise<{ readonly index: ContentsIndex; readonly malformed: readonly MalformedDocument[] }> {
  const files = await indexFiles(contents);
  const documents = new Map<string, string>();
  const check = createDocumentCheck((path) => files.has(path));
  for await (const document of contents.documents(check.unreadable)) {
    if (check.isWellFormed(document)) documents.set(document.path, documentDigest(document));
  }
  const index = { accounts: await indexAccounts(contents), documents, files };
  return { index, malformed: check.malformed() };
}

async function indexAccounts(contents: Pick<Contents, 'accounts'>): Promise<ReadonlyMap<string, string>> {
  const accounts = new Map<string, string>();
  for await (const account of contents.accounts()) accounts.set(account.id, accountDigest(account));
  return accounts;
}

async function indexFiles(contents: Pick<Contents, 'files'>): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for await (const file of contents.files()) files.set(file.path, await fileDigest(file));
  return files;
}

/** An unreadable document never equals another. */
export async function indexDocuments(
  contents: Pick<Contents, 'documents'>,
): Promise<ReadonlyMap<string, string>> {
  const documents = new Map<string, string>();
  const unreadable = (path: string) => void documents.set(path, 'unreadable');
  for await (const document of contents.documents(unreadable)) {
    documents.set(document.path, documentDigest(document));
  }
  return documents;
}
