/** What a sign-in has proved, as Firebase's tokens say it. */
export interface SignIn {
  readonly uid: string;
  /** Seconds since the epoch. */
  readonly authTime: number;
  /** The claim `firebase`; null leaves it out. */
  readonly firebase: Readonly<Record<string, string>> | null;
}

/** An ID token of the project without a signature: the emulators look at its claims only. */
export function unsignedToken(projectId: string, { uid, authTime, firebase }: SignIn): string {
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: authTime,
    iat: authTime,
    exp: authTime + 3600,
    ...(firebase !== null && { firebase }),
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
