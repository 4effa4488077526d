import { paths } from '@lineup/domain';
import { commitAsOwner } from './emulator-documents.ts';
import { type EmulatorHosts, requestAsOwner, textIn } from './emulator-hosts.ts';

export interface EmulatorAccount {
  readonly email: string;
  readonly password: string;
  /** The enrolled second factor, E.164; null for none. */
  readonly phone: string | null;
  readonly permissions: readonly string[];
  readonly displayName?: string;
}

/** Creates an account with its users record; returns its id. */
export async function addEmulatorAccount(
  emulators: EmulatorHosts,
  { email, password, phone, permissions, displayName }: EmulatorAccount,
): Promise<string> {
  const { projectId, hosts } = emulators;
  const url = `http://${hosts.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const mfaInfo = phone === null ? [] : [{ phoneInfo: phone, displayName: 'Phone' }];
  const response = await requestAsOwner(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Only a verified address may have a second factor.
    body: JSON.stringify({ email, password, emailVerified: true, mfaInfo }),
  });
  const id = textIn(response, 'localId');
  const data = { permissions: [...permissions], ...(displayName !== undefined && { displayName }) };
  await commitAsOwner(emulators, [{ type: 'create', path: paths.user(id), data }]);
  return id;
}
