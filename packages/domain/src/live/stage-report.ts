import * as z from 'zod/mini';
import { stageNameSchema } from '../entities/stage-name.ts';
import { idSchema } from '../release/ids.ts';
import { timestampSchema } from '../timestamp.ts';
import { reportedMinutes, reportKinds, reportStates } from './report-kinds.ts';
import { maximumLinkName } from '../release/link-fields.ts';

/** A link stores this many reports, the latest. */
export const mostReports = 10;

/**
 * What a stage manager reported by a link, as stored at `festivals/{id}/stageReports/{id}`. It asks for a change of the set and
 * changes nothing itself. `minutes` are asked for with `moreTime` alone; `automatic` tells that the portal has accepted it by its setting.
 */
export const stageReportSchema = z
  .strictObject({
    stage: stageNameSchema,
    setId: idSchema,
    kind: z.enum(reportKinds),
    minutes: z.nullable(z.union(reportedMinutes.map((each) => z.literal(each)))),
    state: z.enum(reportStates),
    automatic: z.boolean(),
    linkId: idSchema,
    linkName: z.string().check(z.maxLength(maximumLinkName)),
    created_at: timestampSchema,
    updated_at: timestampSchema,
  })
  .check(
    z.refine(({ kind, minutes }) => (kind === 'moreTime') === (minutes !== null), { path: ['minutes'] }),
  );

export type StageReportData = z.infer<typeof stageReportSchema>;

/** A report with the id of its document; it was sent at `created_at`. */
export type StageReport = StageReportData & { readonly id: string };
