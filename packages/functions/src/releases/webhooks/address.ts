/** Whether a webhook may use this address. */
export type WebhookRule = (url: string) => boolean | Promise<boolean>;

/**
 * Requires https, a host, and no credentials, as the address is shown to every administrator. `publicWebhookRule` in
 * `node/`, which can resolve names, checks whether the host is a public server.
 */
export function isWebhookAddress(url: string): boolean {
  return isAddress(url, ['https:']);
}

/** Allows https or http to any host. For a demo, which may be tried with a server on the same machine. */
export const anyWebhooks: WebhookRule = (url) => isAddress(url, ['https:', 'http:']);

function isAddress(url: string, protocols: readonly string[]): boolean {
  if (!/^\S+$/u.test(url) || !URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  return protocols.includes(protocol) && hostname !== '' && username === '' && password === '';
}
