import * as z from 'zod/mini';
import { storableText, textLimits } from '../entities/fields.ts';
import { stageNameSchema } from '../entities/stage-name.ts';
import { idSchema } from '../release/ids.ts';
import { linkFields } from '../release/link-fields.ts';

/** A link follows at most this many sets, and this many artists. */
export const maximumFollowed = 100;

/** A screen warns at most this many minutes before the end. */
export const maximumWarningMinutes = 120;

/** A screen turns amber and red so many minutes before the end, unless its link says otherwise. */
export const defaultWarnings = { amberMinutes: 10, redMinutes: 5 } as const;

/** A link serves at most this long. */
export const longestLinkMs = 366 * 24 * 60 * 60 * 1000;

const warningSchema = z.int().check(z.minimum(0), z.maximum(maximumWarningMinutes));

/**
 * A link to a screen that follows the show day, as stored at `stageLinks/{id}`, the id being the SHA-256 of its token in hexadecimal
 * digits. It is that of one stage, or, where `stage` is null, follows the sets with the ids `sets` and those of `artists` (by name) on
 * all stages. Names that are hidden from the public are shown only with `showNames`. With `canReport` its stage may send reports.
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
