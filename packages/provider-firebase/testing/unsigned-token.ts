/** The sign-in claims of an ID token. */
interface SignIn {
  readonly uid: string;
  /** Missing for users without an address. */
  readonly email?: string;
  /** Seconds since the epoch; defaults to now. */
  readonly authTime?: number;
  /** The claim `firebase`; null leaves it out. */
  readonly firebase: object | null;
}

/** An unsigned ID token of the project: the emulators only read its claims. */
export function unsignedToken(projectId: string, { uid, email, authTime, firebase }: SignIn): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    ...(email !== undefined && { email, email_verified: true }),
    auth_time: authTime ?? now,
    iat: authTime ?? now,
    exp: now + 3600,
    ...(firebase !== null && { firebase }),
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
