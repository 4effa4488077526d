import { randomUUID } from 'node:crypto';
import { contentDisposition, parseReleaseFilePath, timestampFromMillis } from '@lineup/domain';
import {
  type ExportedAccount,
  type ExportedDocument,
  type ExportedFile,
  type ContentsTarget,
  asArrived,
  requirePortalDocument,
  withAddresses,
} from '@lineup/provider/administration';
import type { Firestore } from 'firebase-admin/firestore';
import { encodeDocument } from '../documents/encoding.ts';
import type { Bucket } from '../files/bucket-files.ts';
import { phoneOf, unlessUnknown } from './accounts.ts';
import { tokensField } from '../files/download-tokens.ts';
import { addressesOf, type FileAddresses, listFiles, newToken } from './file-addresses.ts';
import type { Project } from './project.ts';
import { readContents } from './read-contents.ts';
import { changeRecord } from './users-records.ts';

/** Imports contents into a project. `now` is in milliseconds since the epoch. */
export function createTarget(
  project: Omit<Project, 'close'>,
  now: () => number,
): Omit<ContentsTarget, 'close'> {
  const { auth, bucket, firestore } = project;
  let addresses: Promise<FileAddresses> | null = null;
  return {
    ...readContents(project, null),
    putAccount: (account) => putAccount(project, account, now()),
    putDocuments: async (documents) => {
      addresses ??= listFiles(bucket).then((files) => addressesOf(bucket.name, files));
      await putDocuments(firestore, documents, { addresses: await addresses, now: now() });
    },
    putFile: (file) => {
      addresses = null;
      return putFile(bucket, file);
    },
    removeAccount: (id) => auth.deleteUser(id),
    removeDocuments: async (paths) => {
      const batch = firestore.batch();
      for (const path of paths) batch.delete(firestore.doc(path));
      await batch.commit();
    },
    removeFile: async (path) => {
      addresses = null;
      await bucket.file(path).delete({ ignoreNotFound: true });
    },
  };
}

/** An existing account retains its password, but its sessions end. A new one has no password. */
async function putAccount(
  { auth, firestore }: Pick<Project, 'auth' | 'firestore'>,
  account: ExportedAccount,
  now: number,
): Promise<void> {
  const { id, email, disabled, phone } = account;
  const before = await unlessUnknown(() => auth.getUser(id));
  const fields = { email, emailVerified: true, disabled };
  const factor = { factorId: 'phone', phoneNumber: phone ?? '', displayName: 'Phone' } as const;
  if (before === null) {
    const enrolled = phone === null ? {} : { multiFactor: { enrolledFactors: [factor] } };
    await auth.createUser({ uid: id, ...fields, ...enrolled });
    return;
  }
  const samePhone = (phoneOf(before)?.phoneNumber ?? null) === phone;
  const enrolledFactors = phone === null ? null : [{ ...factor, uid: randomUUID() }];
  await auth.updateUser(id, { ...fields, ...(samePhone ? {} : { multiFactor: { enrolledFactors } }) });
  await changeRecord(firestore, id, { sessionsFrom: now, forgetPhone: !samePhone });
  await auth.revokeRefreshTokens(id);
}

/** Stores all or none of them. A users record ends sessions that began before it was stored. */
async function putDocuments(
  firestore: Firestore,
  documents: readonly ExportedDocument[],
  { addresses, now }: { readonly addresses: FileAddresses; readonly now: number },
): Promise<void> {
  const version = randomUUID();
  const batch = firestore.batch();
  for (const document of asArrived(documents, timestampFromMillis(now))) {
    const { path } = document;
    const data = withAddresses(document.data, addresses.addressOf);
    requirePortalDocument({ path, data });
    const own = path.startsWith('users/') ? { sessionsFrom: timestampFromMillis(now) } : {};
    batch.set(firestore.doc(path), encodeDocument(path, { ...data, ...own }, version));
  }
  await batch.commit();
}

/** A replaced file gets another address; a file of a release has none. */
async function putFile(bucket: Bucket, file: ExportedFile): Promise<void> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file.content()) pieces.push(piece);
  const disposition = contentDisposition(file.path, file.type);
  await bucket.file(file.path).save(Buffer.concat(pieces), {
    resumable: false,
    metadata: {
      contentType: file.type,
      ...(disposition === null ? {} : { contentDisposition: disposition }),
      metadata: parseReleaseFilePath(file.path) === null ? { [tokensField]: newToken() } : {},
    },
  });
}
