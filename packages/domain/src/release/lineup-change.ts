import * as z from 'zod/mini';
import { frozenFestivalSchema, frozenSetSchema } from './frozen-lineup.ts';

/** The key of what a release says of the festival itself; those of sets are their ids. */
export const festivalKey = 'festival';

/** The key of what a release says of the artists that it had before. */
export const artistsKey = 'artists';

/** What differs between a release and the lineup as it is, for administrators. `key` is what is ticked. */
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
    /** `fields` are the names of what differs; none where the release before has nothing of any artist. */
    artists: z.array(z.strictObject({ name: z.string(), fields: z.array(z.string()) })),
  }),
  z.strictObject({
    on: z.literal('set'),
    key: z.string(),
    /** Null for a set that is new, `after` for one that is gone. */
    before: z.nullable(frozenSetSchema),
    after: z.nullable(frozenSetSchema),
  }),
]);
export type LineupChange = z.infer<typeof lineupChangeSchema>;
