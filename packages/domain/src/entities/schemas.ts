import { changePartSchema, changeSchema } from '../changes/change.ts';
import { blockSchema } from './block.ts';
import { festivalSchema } from './festival.ts';
import { importSourceSchema } from './import-source.ts';
import { lineupEventSchema } from './lineup-event.ts';
import type { DocumentKind } from './paths.ts';
import { unplacedActSchema } from './unplaced-act.ts';
import { draftEventSchema, uploadSchema } from './upload.ts';
import { userRecordSchema } from './user.ts';

/** The schema of every kind of stored document; everything that is written must pass it. */
export const documentSchemas = {
  user: userRecordSchema,
  festival: festivalSchema,
  lineupEvent: lineupEventSchema,
  unplacedAct: unplacedActSchema,
  block: blockSchema,
  importSource: importSourceSchema,
  lineupUpload: uploadSchema,
  draftEvent: draftEventSchema,
  change: changeSchema,
  changePart: changePartSchema,
} as const satisfies Record<DocumentKind, unknown>;
