import { type EmulatorHosts, requestAsOwner } from './emulator-hosts.ts';

/** Returns the code in the last message that the Authentication emulator sent to `phone`, or null if there was none. */
export async function findLastCode(
  { projectId, hosts }: EmulatorHosts,
  phone: string,
): Promise<string | null> {
  const url = `http://${hosts.auth}/emulator/v1/projects/${projectId}/verificationCodes`;
  const { verificationCodes = [] } = (await requestAsOwner(url)) as {
    readonly verificationCodes?: readonly { readonly phoneNumber: string; readonly code: string }[];
  };
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code ?? null;
}

/** The same; fails if there is none. */
export async function lastCodeTo(emulators: EmulatorHosts, phone: string): Promise<string> {
  const code = await findLastCode(emulators, phone);
  if (code === null) throw new Error(`No message was sent to ${phone}`);
  return code;
}
