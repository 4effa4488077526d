import { renditionPath, type PictureVersion } from '@lineup/domain';

/** A download address: up to the bucket's name, this, the file's path, and the token that opens it. */
const downloadAddress = /^(https?:\/\/[^/?#]+\/v0\/b\/)([^/?#]+)\/o\/((?:[\w-]|%2F)+)(\?[^#]*)$/u;

/**
 * Returns the address of this version of the picture, which the functions store with the picture's own token. Returns
 * `url` itself if it is not the address of a picture in the bucket.
 */
export function renditionUrl(bucket: string, url: string, version: PictureVersion): string {
  const [, start = '', named, file = '', token = ''] = downloadAddress.exec(url) ?? [];
  const path = named === bucket ? renditionPath(file.replaceAll('%2F', '/'), version) : null;
  return path === null ? url : `${start}${bucket}/o/${encodeURIComponent(path)}${token}`;
}
