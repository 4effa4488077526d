import * as z from 'zod/mini';
import { frozenFestivalSchema, frozenSetSchema } from './frozen-lineup.ts';

/** The key of the change to the festival itself; changes to sets have the set's id. */
export const festivalKey = 'festival';

/** The key of the change to artists that the previous release already had. */
export const artistsKey = 'artists';

/** A difference between a release and the current lineup, for administrators. The user selects changes by `key`. */
export const lineupChangeSchema = z.discriminatedUnion('on', [
  z.strictObject({
    on: z.literal('festival'),
    key: z.literal(festivalKey),
    before: frozenFestivalSchema,
    after: frozenFestivalSchema,
  }),
  z.strictObject({
    on: z.literal('artists'),
    key: z.literal(artistsKey),
    /** `fields` are the names of the differing fields; empty if the previous release has no artist data. */
    artists: z.array(z.strictObject({ name: z.string(), fields: z.array(z.string()) })),
  }),
  z.strictObject({
    on: z.literal('set'),
    key: z.string(),
    /** Null for a new set; `after` is null for a removed one. */
    before: z.nullable(frozenSetSchema),
    after: z.nullable(frozenSetSchema),
  }),
]);
export type LineupChange = z.infer<typeof lineupChangeSchema>;
