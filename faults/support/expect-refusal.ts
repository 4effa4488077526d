import { isServiceError, type ServiceErrorCode } from '@lineup/services';
import { expectThat } from '../runner/tally.ts';

/** Throws unless `work` is refused with one of these codes; returns the text that the user sees. */
export async function expectRefusal(
  what: string,
  codes: readonly ServiceErrorCode[],
  work: () => Promise<unknown>,
): Promise<string> {
  const error = await work().then(
    () => null,
    (failure: unknown) => failure,
  );
  expectThat(error !== null, `${what} was not refused`);
  if (!isServiceError(error)) throw error;
  expectThat(codes.includes(error.code), `${what} was refused as ${error.code}: ${error.message}`);
  return error.message;
}
