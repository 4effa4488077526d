import { festivalSchema } from './festival.ts';
import { lineupEventSchema } from './lineup-event.ts';
import type { DocumentKind } from './paths.ts';
import { draftEventSchema, uploadSchema } from './upload.ts';
import { userRecordSchema } from './user.ts';

/** The law of every stored document: whatever is written must pass the schema of its kind. */
export const documentSchemas = {
  user: userRecordSchema,
  festival: festivalSchema,
  lineupEvent: lineupEventSchema,
  lineupUpload: uploadSchema,
  draftEvent: draftEventSchema,
} as const satisfies Record<DocumentKind, unknown>;
