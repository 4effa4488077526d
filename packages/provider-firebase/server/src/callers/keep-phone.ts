import { paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import type { Auth, UpdateMultiFactorInfoRequest } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { versionField } from '../documents/encoding.ts';
import { asking } from '../documents/failures.ts';
import { authoriseAnyPhone, type Caller } from './authorise.ts';

export interface KeepPhoneDeps {
  readonly firestore: Firestore;
  readonly auth: Auth;
  /** Returns a unique name for the change of the record. */
  readonly newVersion: () => string;
}

/**
 * Makes the phone of the caller's session the account's only one. The first of the two writes ends sessions that began
 * with another phone; if the second fails, the call can be repeated. Fails as `authorise`, and with `unauthenticated`
 * if the account no longer has the phone.
 */
export async function keepPhone(
  { firestore, auth, newVersion }: KeepPhoneDeps,
  caller: Caller | undefined,
): Promise<{ readonly success: true }> {
  const { uid, phoneId } = await authoriseAnyPhone(firestore, caller);
  const phone = await enrolledPhone(auth, uid, phoneId);
  const record = firestore.collection(paths.users).doc(uid);
  await asking(() => record.update({ phoneId, [versionField]: newVersion() }));
  await asking(() => auth.updateUser(uid, { multiFactor: { enrolledFactors: [phone] } }));
  return { success: true };
}

async function enrolledPhone(
  auth: Auth,
  uid: string,
  phoneId: string,
): Promise<UpdateMultiFactorInfoRequest> {
  const { multiFactor } = await asking(() => auth.getUser(uid));
  const found = multiFactor?.enrolledFactors.find((factor) => factor.uid === phoneId);
  if (found === undefined) throw new ProviderError('unauthenticated', 'The phone is no longer enrolled');
  if (!('phoneNumber' in found) || typeof found.phoneNumber !== 'string') {
    throw new ProviderError('permission-denied', 'The factor is no phone');
  }
  return {
    uid: phoneId,
    phoneNumber: found.phoneNumber,
    factorId: 'phone',
    ...(typeof found.displayName === 'string' ? { displayName: found.displayName } : {}),
    // Despite its type, null for a phone entered by an operator.
    ...(typeof found.enrollmentTime === 'string' ? { enrollmentTime: found.enrollmentTime } : {}),
  };
}
