/** Where the emulators of a project answer, `127.0.0.1:PORT` each. */
export interface EmulatorHosts {
  readonly projectId: string;
  readonly hosts: Readonly<Record<'auth' | 'firestore' | 'storage' | 'functions', string>>;
}

/** Sends a request past all rules, as an operator of the project; fails with what the emulator says. */
export async function requestAsOwner(url: string, init: RequestInit = {}): Promise<unknown> {
  const headers = new Headers(init.headers);
  headers.set('authorization', 'Bearer owner');
  const response = await fetch(url, { ...init, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** The text in the field of an emulator's answer. */
export function textIn(response: unknown, field: string): string {
  const value: unknown =
    typeof response === 'object' && response !== null ? Reflect.get(response, field) : null;
  if (typeof value !== 'string') throw new Error(`No ${field} in ${JSON.stringify(response)}`);
  return value;
}
