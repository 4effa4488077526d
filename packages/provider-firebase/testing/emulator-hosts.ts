/** The addresses of a project's emulators, `127.0.0.1:PORT` each. */
export interface EmulatorHosts {
  readonly projectId: string;
  readonly hosts: Readonly<Record<'auth' | 'firestore' | 'storage' | 'functions', string>>;
}

/** Sends a request bypassing all rules, as an operator of the project; fails with the emulator's message. */
export async function requestAsOwner(url: string, init: RequestInit = {}): Promise<unknown> {
  const headers = new Headers(init.headers);
  headers.set('authorization', 'Bearer owner');
  const response = await fetch(url, { ...init, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** Returns the text in a field of an emulator's response. */
export function textIn(response: unknown, field: string): string {
  const value: unknown =
    typeof response === 'object' && response !== null ? Reflect.get(response, field) : null;
  if (typeof value !== 'string') throw new Error(`No ${field} in ${JSON.stringify(response)}`);
  return value;
}
