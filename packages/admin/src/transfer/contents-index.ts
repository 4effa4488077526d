import type { Contents } from '@lineup/provider/administration';
import { accountDigest, documentDigest, fileDigest, sha256 } from './canonical.ts';

/** The digest of everything kept, by id or path. */
export interface ContentsIndex {
  readonly accounts: ReadonlyMap<string, string>;
  readonly documents: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
}

/** Reads everything, the content of the files as well. */
export async function indexOf(contents: Omit<Contents, 'close'>): Promise<ContentsIndex> {
  const accounts = new Map<string, string>();
  for await (const account of contents.accounts()) accounts.set(account.id, accountDigest(account));
  const documents = await indexDocuments(contents);
  const files = new Map<string, string>();
  for await (const file of contents.files()) files.set(file.path, await fileDigest(file));
  return { accounts, documents, files };
}

export async function indexDocuments(
  contents: Pick<Contents, 'documents'>,
): Promise<ReadonlyMap<string, string>> {
  const documents = new Map<string, string>();
  for await (const document of contents.documents()) documents.set(document.path, documentDigest(document));
  return documents;
}

/** One digest of all entries, in the order of their names. */
export function checksum(index: ContentsIndex): string {
  const parts = [index.accounts, index.documents, index.files].map((entries) =>
    Array.from(entries, ([name, digest]) => `${name} ${digest}`)
      .sort()
      .join('\n'),
  );
  return sha256(parts.join('\n\n'));
}
