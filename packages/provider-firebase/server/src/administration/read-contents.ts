import { parseDocumentPath, type DocumentPath } from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';
import {
  type ExportedAccount,
  type ExportedDocument,
  type ExportedFile,
  type Contents,
  withReferences,
} from '@lineup/provider/administration';
import type {
  QueryDocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { decodeDocument } from '../documents/encoding.ts';
import { allAccounts, type EmailAccount, phoneOf } from './accounts.ts';
import type { StoredFile } from '../files/download-tokens.ts';
import { addressesOf, type FileAddresses, listFiles } from './file-addresses.ts';
import type { Project } from './project.ts';
import { sessionFields } from './users-records.ts';

/** How many documents are read at once. */
const pageSize = 500;

/** The project's contents: documents as of `readTime`, or the current ones; current accounts and files. */
export function readContents(
  { auth, firestore, bucket }: Omit<Project, 'close'>,
  readTime: Timestamp | null,
): Omit<Contents, 'close'> {
  return {
    accounts: async function* () {
      for (const account of await allAccounts(auth)) yield exportedAccount(account);
    },
    documents: async function* () {
      const addresses = addressesOf(bucket.name, await listFiles(bucket));
      const isLeftover = leftoverFinder();
      for (const query of collections(firestore)) {
        for await (const found of pages(firestore, query, readTime)) {
          const place = parseDocumentPath(found.ref.path);
          if (place !== null && !isLeftover(place)) yield exportedDocument(found, addresses);
        }
      }
    },
    countDocuments: async () => null,
    files: async function* () {
      for (const file of await listFiles(bucket)) yield exportedFile(file);
    },
  };
}

/** Detects draft events of a deleted upload that are yet to be removed; call it for every document in order. */
function leftoverFinder(): (place: DocumentPath) => boolean {
  const uploads = new Set<string>();
  return ({ kind, collection, id }) => {
    if (kind === 'lineupUpload') uploads.add(`${collection}/${id}/events`);
    return kind === 'draftEvent' && !uploads.has(collection);
  };
}

/** Parents come before children. */
function collections(firestore: Firestore): readonly Query[] {
  const below = [
    'lineupEvents',
    'unplacedActs',
    'blocks',
    'importSources',
    'lineupUploads',
    'events',
    'changes',
    'parts',
    'publications',
    'releases',
    'stageMessages',
    'stageReports',
  ];
  const topLevel = ['lineupSlugs', 'previewLinks', 'stageLinks', 'webhookSecrets', 'accessLog'];
  return [
    firestore.collection('users'),
    firestore.collection('festivals'),
    firestore.collection('artists'),
    firestore.collection('artistChanges'),
    ...below.map((name) => firestore.collectionGroup(name)),
    ...topLevel.map((name) => firestore.collection(name)),
  ];
}

async function* pages(
  firestore: Firestore,
  query: Query,
  readTime: Timestamp | null,
): AsyncGenerator<QueryDocumentSnapshot> {
  let page = query.orderBy('__name__').limit(pageSize);
  while (true) {
    const { docs } = await readPage(firestore, page, readTime);
    yield* docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < pageSize) return;
    page = query.orderBy('__name__').startAfter(last).limit(pageSize);
  }
}

function readPage(firestore: Firestore, page: Query, readTime: Timestamp | null): Promise<QuerySnapshot> {
  if (readTime === null) return page.get();
  return firestore.runTransaction((transaction) => transaction.get(page), { readOnly: true, readTime });
}

function exportedAccount(account: EmailAccount): ExportedAccount {
  const { uid, email, disabled, multiFactor, providerData } = account;
  const factors = multiFactor?.enrolledFactors ?? [];
  return {
    id: uid,
    email,
    disabled,
    phone: phoneOf(account)?.phoneNumber ?? null,
    otherFactor: factors.some(({ factorId }) => factorId !== 'phone'),
    hasPassword: providerData.some(({ providerId }) => providerId === 'password'),
    passwordHash: null,
  };
}

function exportedDocument(found: QueryDocumentSnapshot, addresses: FileAddresses): ExportedDocument {
  const { ref } = found;
  const decoded = decodeDocument(found.data()).data;
  const plain = ref.parent.path === 'users' ? withoutSessions(decoded) : decoded;
  return { path: ref.path, data: withReferences(plain, addresses.pathOf) };
}

function withoutSessions(data: DocumentData): DocumentData {
  const remaining = Object.entries(data).filter(([field]) => !sessionFields.some((name) => name === field));
  return Object.fromEntries(remaining);
}

function exportedFile(file: StoredFile): ExportedFile {
  return {
    path: file.name,
    type: file.metadata.contentType ?? 'application/octet-stream',
    content: async function* () {
      const [bytes] = await file.download();
      yield bytes;
    },
  };
}
