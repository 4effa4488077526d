import { readdirSync, readFileSync } from 'node:fs';
import { Refusal } from '../../google.mjs';
import type { Local, Surroundings } from '../findings.mjs';

/** Responses by address, in the form that Google documents; `{ refusal }` is an error response. */
export type Answers = Readonly<Record<string, unknown>>;

const folder = new URL('./', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

/** All responses of a project that is ready for a deployment. */
export const readyProject = read('ready-project.json') as Answers;

interface Failure {
  readonly code: string;
  readonly state: 'failed' | 'warning';
  /** Part of the expected fix. */
  readonly fix: string;
  /** The responses that differ from those of a ready project. */
  readonly answers: Answers;
}

/** For each check, a project that fails it and no other. */
export const failures: readonly Failure[] = readdirSync(new URL('failures', folder)).map((name) => ({
  ...(read(`failures/${name}`) as Omit<Failure, 'code'>),
  code: name.replace('.json', ''),
}));

/** The error responses as Google words them. */
export const refusals = {
  serviceDisabled: { refusal: read('service-disabled.json') },
  permissionDenied: { refusal: read('permission-denied.json') },
};

interface GoogleError {
  readonly error: { readonly code: number; readonly message: string; readonly status: string };
}

interface Sent {
  readonly url: string;
  readonly body: object | undefined;
  readonly method: string | undefined;
}

/** Replays responses. Requests to addresses that `accepted` handles are recorded in `sent`. */
export function replay(answers: Answers, accepted: (request: Sent) => object | null = () => null) {
  const sent: Sent[] = [];
  const ask: Surroundings['ask'] = async (url, body, method) => {
    const request = { url, body, method };
    const made = body === undefined ? null : accepted(request);
    if (made !== null) {
      sent.push(request);
      return made;
    }
    if (!(url in answers)) throw new Error(`No answer was recorded for ${url}`);
    const answer = answers[url] as { refusal?: GoogleError };
    if (answer.refusal !== undefined) throw new Refusal(answer.refusal.error.code, answer.refusal.error);
    return answer;
  };
  return { ask, sent };
}

/** The recorded project, with the key and the address that its responses mention. */
export function surroundingsOf(local: Local, answers: Answers = readyProject): Surroundings {
  return {
    project: 'my-festivals',
    region: 'us-central1',
    appCheckSiteKey: '6Lc_portal_key',
    publicUrl: 'https://lineup.example.org',
    ask: replay(answers).ask,
    local,
  };
}
