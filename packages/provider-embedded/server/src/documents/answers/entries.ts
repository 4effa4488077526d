import {
  compareForQuery,
  matchesQuery,
  type DocumentData,
  type DocumentSnapshot,
  type Query,
} from '@lineup/provider';
import type { DocumentStore, Change } from '../store.ts';
import { damagedSnapshot, type StoredDocument } from '../read-page.ts';
import type { Sliced } from './slices.ts';

/** One document of an answer: its text, and of its fields those by which the answer is in order. */
export interface Entry {
  readonly path: string;
  readonly id: string;
  readonly data: DocumentData;
  readonly text: string;
}

/** So many documents are read at a stretch: a few milliseconds of work. */
export const documentsAtOnce = 250;

/** Lists of documents, each of them in the order of the answer. */
export type Runs = readonly (readonly Entry[])[];

/** Where documents are read. */
export type EntrySource = Pick<DocumentStore, 'page' | 'reportDamage'>;

/** The documents of the database that match. */
export function* readEntries(documents: EntrySource, query: Query): Sliced<Runs> {
  const runs: (readonly Entry[])[] = [];
  for (let after = ''; ;) {
    const page = documents.page(query, after, documentsAtOnce);
    const entries = page.documents.map((stored) => storedEntry(documents, query, stored));
    runs.push(inOrder(query, entries));
    if (page.last === null) return runs;
    after = page.last;
    yield;
  }
}

/** The documents of an earlier answer. */
export function* entriesOfTexts(texts: readonly string[], query: Query): Sliced<Runs> {
  const runs: (readonly Entry[])[] = [];
  for (let from = 0; from < texts.length; from += documentsAtOnce) {
    if (from > 0) yield;
    const some = texts.slice(from, from + documentsAtOnce);
    runs.push(
      inOrder(
        query,
        some.map((text) => entryOf(query, text)),
      ),
    );
  }
  return runs;
}

function inOrder(query: Query, entries: readonly (Entry | null)[]): readonly Entry[] {
  return entries.flatMap((entry) => entry ?? []).sort(compareForQuery(query));
}

function storedEntry(documents: EntrySource, query: Query, stored: StoredDocument): Entry | null {
  try {
    if (stored.data !== null) return entryOf(query, snapshotText(stored, stored.data));
  } catch {
    // Told below.
  }
  documents.reportDamage(stored.path);
  return entryOf(query, JSON.stringify(damagedSnapshot(stored)));
}

/** The document as a change leaves it, or null where the answer doesn't have it. */
export function changedEntry(query: Query, { path, version, data }: Change): Entry | null {
  if (version === null || data === null) return null;
  return entryOf(query, JSON.stringify({ path, id: idOf(path), version, data }));
}

function snapshotText({ path, version }: StoredDocument, data: string): string {
  return `{"path":${JSON.stringify(path)},"id":${JSON.stringify(idOf(path))},"version":"${version}","data":${data}}`;
}

/** Only the store writes texts, and only of documents that have passed their schema. */
function entryOf(query: Query, text: string): Entry | null {
  const snapshot = JSON.parse(text) as DocumentSnapshot;
  if (!matchesQuery(query, snapshot)) return null;
  const fields = (query.orderBy ?? []).map(({ field }) => [field, snapshot.data[field]] as const);
  return { path: snapshot.path, id: snapshot.id, data: Object.fromEntries(fields), text };
}

function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
