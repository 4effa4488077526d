import type { Context } from 'hono';
import { fieldProblems, ProviderError } from '@lineup/provider';
import type * as z from 'zod';
import type { AppEnv } from '../../session.ts';

/** Parses a JSON body with its schema. Fails with `invalid-argument`, naming the fields. */
export async function jsonBody<Shape extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Shape,
): Promise<z.output<Shape>> {
  const parsed = schema.safeParse(parseJson(await c.req.text()));
  if (parsed.success) return parsed.data;
  throw new ProviderError('invalid-argument', 'The body does not fit the call', {
    details: fieldProblems(parsed.error),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProviderError('invalid-argument', 'The body is not JSON', { cause: error });
  }
}
