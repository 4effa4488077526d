import * as z from 'zod/mini';
import { stageNameSchema } from '../entities/stage-name.ts';
import { idSchema } from '../release/ids.ts';
import { timestampSchema } from '../timestamp.ts';
import { reportedMinutes, reportKinds, reportStates } from './report-kinds.ts';
import { maximumLinkName } from '../release/link-fields.ts';

/** The number of most recent reports that a link stores. */
export const mostReports = 10;

/**
 * A report that a stage manager sent through a link, stored at `festivals/{id}/stageReports/{id}`. It requests a change
 * of the set and changes nothing itself. Only `moreTime` has `minutes`; `automatic` means that the portal accepted it
 * because of its setting.
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

/** A report with the id of its document; `created_at` is when it was sent. */
export type StageReport = StageReportData & { readonly id: string };
