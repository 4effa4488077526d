import { ProviderError } from '@lineup/provider';
import { parseCommitRequest, type CommitRequest } from '@lineup/provider/rules';
import { sizeOfPieces, type BodyPieces } from '../http/requests/body-pieces.ts';
import type { RequestSession } from '../session.ts';
import { commitLimits, requireWrite } from './access.ts';
import { parseJson } from './wire.ts';

/** Parses the commit in a request's body. Fails with `invalid-argument`, and if the session may not apply it. */
export function readCommitRequest(body: BodyPieces, session: RequestSession): CommitRequest {
  if (sizeOfPieces(body) > commitLimits.bytes) throw new ProviderError('payload-too-large');
  const request = parseCommitRequest(parseJson(new TextDecoder().decode(Buffer.concat(body))));
  for (const write of request.writes) requireWrite(session, write);
  return request;
}

/** An object without a prototype accepts thousands of keys; V8 gives any other a new shape for each key. */
export function dictionaryOf(versions: ReadonlyMap<string, string | null>): Record<string, string | null> {
  const dictionary = Object.create(null) as Record<string, string | null>;
  for (const [path, version] of versions) dictionary[path] = version;
  return dictionary;
}
