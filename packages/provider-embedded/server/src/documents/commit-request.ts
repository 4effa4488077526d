import { ProviderError } from '@lineup/provider';
import { parseCommitRequest, type CommitRequest } from '@lineup/provider/rules';
import { sizeOfPieces, type BodyPieces } from '../http/requests/body-pieces.ts';
import type { RequestSession } from '../session.ts';
import { commitLimits, requireWrite } from './access.ts';
import { parseJson } from './wire.ts';

/** The commit that a request's body asks for. Fails with `invalid-argument`, and where the session may not carry it out. */
export function readCommitRequest(body: BodyPieces, session: RequestSession): CommitRequest {
  if (sizeOfPieces(body) > commitLimits.bytes) throw new ProviderError('payload-too-large');
  const request = parseCommitRequest(parseJson(new TextDecoder().decode(Buffer.concat(body))));
  for (const write of request.writes) requireWrite(session, write);
  return request;
}

/** An object without a prototype takes keys by the thousand; V8 gives any other a new shape for each of them. */
export function dictionaryOf(versions: ReadonlyMap<string, string | null>): Record<string, string | null> {
  const dictionary = Object.create(null) as Record<string, string | null>;
  for (const [path, version] of versions) dictionary[path] = version;
  return dictionary;
}
