const encoder = new TextEncoder();

/** The SHA-256 of bytes or a text, in hexadecimal digits. */
export async function sha256(content: Uint8Array | string): Promise<string> {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content;
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** The HMAC-SHA256 of a text under a secret, in hexadecimal digits. */
export async function hmacSha256(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

/** Returns this many random bytes as base64url text without padding. */
export function randomText(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  let text = '';
  for (let start = 0; start < random.length; start += 3) {
    const [a = 0, b = 0, c = 0] = random.slice(start, start + 3);
    const bits = (a << 16) | (b << 8) | c;
    const characters = Math.min(3, random.length - start) + 1;
    for (let place = 0; place < characters; place += 1)
      text += letters.charAt((bits >> (18 - 6 * place)) & 63);
  }
  return text;
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
