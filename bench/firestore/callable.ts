import { unsignedToken, type EmulatorHosts } from '@lineup/provider-firebase/testing';

/** Emulators with the functions' region. */
export interface FunctionEmulators extends EmulatorHosts {
  readonly config: { readonly region: string };
}

export interface CallSender {
  readonly id: string;
  readonly email: string;
}

/** A completed call, and its duration in milliseconds. */
export interface TimedCall {
  readonly result: unknown;
  readonly ms: number;
}

/** Calls a deployed function like this administrator's page. Throws if it is refused. */
export async function callDeployed(
  { projectId, hosts, config }: FunctionEmulators,
  by: CallSender,
  name: string,
  data: unknown,
): Promise<TimedCall> {
  const began = performance.now();
  const response = await fetch(`http://${hosts.functions}/${projectId}/${config.region}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(projectId, by)}` },
    body: JSON.stringify({ data }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${name} was refused: ${answer}`);
  const ms = performance.now() - began;
  return { result: (JSON.parse(answer) as { result?: unknown }).result, ms };
}

function tokenOf(projectId: string, { id, email }: CallSender): string {
  const firebase = { sign_in_second_factor: 'phone', second_factor_identifier: 'phone-1' };
  return unsignedToken(projectId, { uid: id, email, firebase });
}
