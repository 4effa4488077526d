/** Whether a webhook may have this address. */
export type WebhookRule = (url: string) => boolean | Promise<boolean>;

/**
 * https, a host, and no credentials: what is stored is shown to every administrator. Whether the host is a public server is
 * checked by `publicWebhookRule` of `node/`, which can resolve names.
 */
export function isWebhookAddress(url: string): boolean {
  return isAddress(url, ['https:']);
}

/** https or http to any host. For a demo, which may be tried with a server on the same machine. */
export const anyWebhooks: WebhookRule = (url) => isAddress(url, ['https:', 'http:']);

function isAddress(url: string, protocols: readonly string[]): boolean {
  if (!/^\S+$/u.test(url) || !URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  return protocols.includes(protocol) && hostname !== '' && username === '' && password === '';
}
