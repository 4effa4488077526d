import * as z from 'zod/mini';
import { storableText, textLimits } from '../entities/fields.ts';
import { stageNameSchema } from '../entities/stage-name.ts';
import { idSchema } from '../release/ids.ts';
import { linkFields } from '../release/link-fields.ts';

/** The maximum number of sets that a link follows, and of artists. */
export const maximumFollowed = 100;

/** The maximum warning time before the end, in minutes. */
export const maximumWarningMinutes = 120;

/** How many minutes before the end a screen turns amber and red, unless its link says otherwise. */
export const defaultWarnings = { amberMinutes: 10, redMinutes: 5 } as const;

/** The maximum lifetime of a link, in milliseconds. */
export const longestLinkMs = 366 * 24 * 60 * 60 * 1000;

const warningSchema = z.int().check(z.minimum(0), z.maximum(maximumWarningMinutes));

/**
 * A link to a screen of the show day, stored at `stageLinks/{id}`; the id is the SHA-256 of its token in hexadecimal
 * digits. It shows one stage or, if `stage` is null, follows the sets with the ids in `sets` and those of `artists` (by
 * name) on all stages. Names that are hidden from the public are shown only with `showNames`. With `canReport`, its
 * stage may send reports.
 */
export const stageLinkSchema = z
  .strictObject({
    ...linkFields,
    stage: z.nullable(stageNameSchema),
    sets: z.array(idSchema).check(z.maxLength(maximumFollowed)),
    artists: z
      .array(z.string().check(z.minLength(1), z.maxLength(textLimits.artistName), storableText('Artist')))
      .check(z.maxLength(maximumFollowed)),
    canReport: z.boolean(),
    amberMinutes: warningSchema,
    redMinutes: warningSchema,
  })
  .check(
    z.refine(({ amberMinutes, redMinutes }) => redMinutes <= amberMinutes, { path: ['redMinutes'] }),
    z.refine(({ stage, canReport }) => stage !== null || !canReport, { path: ['canReport'] }),
  );

export type StageLinkData = z.infer<typeof stageLinkSchema>;

/** A stage link with the id of its document. */
export type StageLink = StageLinkData & { readonly id: string };
