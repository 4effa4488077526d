import { changePartSchema, changeSchema } from '../changes/change.ts';
import { festivalSchema } from './festival.ts';
import { lineupEventSchema } from './lineup-event.ts';
import type { DocumentKind } from './paths.ts';
import { draftEventSchema, uploadSchema } from './upload.ts';
import { userRecordSchema } from './user.ts';

/** The schema of every kind of stored document; everything that is written must pass it. */
export const documentSchemas = {
  user: userRecordSchema,
  festival: festivalSchema,
  lineupEvent: lineupEventSchema,
  lineupUpload: uploadSchema,
  draftEvent: draftEventSchema,
  change: changeSchema,
  changePart: changePartSchema,
} as const satisfies Record<DocumentKind, unknown>;
