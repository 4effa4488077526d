/** The file of a download address. */
export interface AddressedFile {
  readonly path: string;
  /** Opens the file; replaced together with its content. */
  readonly token: string;
}

/** Returns the address of a file in the bucket, in the format of the client SDK. */
export function downloadAddress(bucketName: string, { path, token }: AddressedFile): string {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const host = emulator === undefined ? 'https://firebasestorage.googleapis.com' : `http://${emulator}`;
  return `${host}/v0/b/${bucketName}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

/** Returns the file of the bucket at the address, or null if it is external. */
export function parseDownloadAddress(bucketName: string, address: string): AddressedFile | null {
  if (!URL.canParse(address)) return null;
  const { pathname, searchParams } = new URL(address);
  const [, bucket, name] = /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/u.exec(pathname) ?? [];
  const token = searchParams.get('token');
  if (bucket !== bucketName || name === undefined || token === null) return null;
  return { path: decodeURIComponent(name), token };
}
