import { readdirSync, readFileSync } from 'node:fs';
import { Refusal } from '../../google.mjs';
import type { Local, Surroundings } from '../findings.mjs';

/** Answers by their address, in the form in which Google documents them; `{ refusal }` is an answer other than success. */
export type Answers = Readonly<Record<string, unknown>>;

const folder = new URL('./', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

/** All that a project answers that is ready for a deployment. */
export const readyProject = read('ready-project.json') as Answers;

interface Failure {
  readonly code: string;
  readonly state: 'failed' | 'warning';
  /** Part of what there is to do. */
  readonly fix: string;
  /** What the project answers otherwise than a ready one. */
  readonly answers: Answers;
}

/** For each check one project that fails it and no other. */
export const failures: readonly Failure[] = readdirSync(new URL('failures', folder)).map((name) => ({
  ...(read(`failures/${name}`) as Omit<Failure, 'code'>),
  code: name.replace('.json', ''),
}));

/** How Google words a refusal. */
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

/** Replays answers. What is sent to an address of `accepted` is noted in `sent` and answered. */
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

/** The recorded project, with the key and the address that its answers name. */
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
