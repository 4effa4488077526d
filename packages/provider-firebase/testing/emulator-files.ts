import { setTimeout as pause } from 'node:timers/promises';
import { renditionUrl } from '../client/src/files/rendition-url.ts';
import { type EmulatorHosts, requestAsOwner, textIn } from './emulator-hosts.ts';

/** How long the functions may take for one picture, in milliseconds; afterwards it is shown without versions. */
const patienceMs = 20_000;

/**
 * Stores a picture bypassing all rules; returns its download address. Waits for the versions made by the functions, so
 * that storing pictures one by one uses one process: the emulator starts another for each concurrent event.
 */
export async function storeAsOwner(
  { hosts }: EmulatorHosts,
  bucket: string,
  file: { readonly path: string; readonly type: string; readonly bytes: Uint8Array },
): Promise<string> {
  const folder = `http://${hosts.storage}/v0/b/${bucket}/o`;
  const name = encodeURIComponent(file.path);
  const response = await requestAsOwner(`${folder}?name=${name}`, {
    method: 'POST',
    headers: { 'content-type': file.type },
    body: new Uint8Array(file.bytes),
  });
  const url = `${folder}/${name}?alt=media&token=${textIn(response, 'downloadTokens')}`;
  await untilThere(renditionUrl(bucket, url, { width: 960, format: 'webp' }));
  return url;
}

async function untilThere(url: string): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(50)) {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.ok) return;
  }
}
