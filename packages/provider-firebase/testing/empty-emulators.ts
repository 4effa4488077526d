import { type EmulatorHosts, requestAsOwner } from './emulator-hosts.ts';

const tries = 50;
const pauseMs = 100;

/** Deletes every account, document and file. */
export async function emptyEmulators({ projectId, hosts }: EmulatorHosts): Promise<void> {
  await deleteDocuments(
    `http://${hosts.firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
  );
  const accounts = `http://${hosts.auth}/emulator/v1/projects/${projectId}/accounts`;
  await requestAsOwner(accounts, { method: 'DELETE' });
  await fetch(`http://${hosts.storage}/internal/reset`, { method: 'POST' });
}

/** The emulator refuses while watches are ending. */
async function deleteDocuments(url: string, left = tries): Promise<void> {
  try {
    await requestAsOwner(url, { method: 'DELETE' });
  } catch (error) {
    if (left === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await deleteDocuments(url, left - 1);
  }
}
