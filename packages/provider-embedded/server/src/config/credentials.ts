/** A name and a secret in front of the host of an address. */
export interface Credentials {
  readonly account: string;
  readonly token: string;
}

/** The credentials that an address holds, or null. */
export function credentialsIn(address: string): Credentials | null {
  if (!URL.canParse(address)) return null;
  const { username, password } = new URL(address);
  if (username === '' && password === '') return null;
  return { account: decodeURIComponent(username), token: decodeURIComponent(password) };
}

/** The address without its credentials. */
export function withoutCredentials(address: string): string {
  if (credentialsIn(address) === null) return address;
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

/** Whether nothing in the credentials is a broken escape, on which whoever reads them fails. */
export function hasReadableCredentials(address: string): boolean {
  try {
    credentialsIn(address);
    return true;
  } catch {
    return false;
  }
}
