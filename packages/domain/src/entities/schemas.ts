import { changePartSchema, changeSchema } from '../changes/change.ts';
import { dueReleaseSchema } from '../release/due-release.ts';
import { lineupSlugSchema } from '../release/lineup-slug.ts';
import { previewLinkSchema } from '../release/preview-link.ts';
import { publicationSchema } from '../release/publication.ts';
import { releaseSchema } from '../release/release.ts';
import { webhookDeliverySchema } from '../release/webhook-delivery.ts';
import { webhookSecretSchema } from '../release/webhook-secret.ts';
import { stageLinkSchema } from '../live/stage-link.ts';
import { stageMessageSchema } from '../live/stage-message.ts';
import { stageReportSchema } from '../live/stage-report.ts';
import { accessEntrySchema } from './access-entry.ts';
import { artistSchema } from './artist.ts';
import { blockSchema } from './block.ts';
import { festivalSchema } from './festival.ts';
import { importSourceSchema } from './import-source.ts';
import { invitationSchema } from './invitation.ts';
import { lineupEventSchema } from './lineup-event.ts';
import type { DocumentKind } from './paths.ts';
import { unplacedActSchema } from './unplaced-act.ts';
import { draftEventSchema, uploadSchema } from './upload.ts';
import { userRecordSchema } from './user.ts';

/** The schemas of all kinds except those that only callable functions write, which no page needs. */
export const personSchemas = {
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
  artist: artistSchema,
  artistChange: changeSchema,
  artistChangePart: changePartSchema,
} as const satisfies Partial<Record<DocumentKind, unknown>>;

/** The schema of every kind of stored document. All writes are validated against it. */
export const documentSchemas = {
  ...personSchemas,
  publication: publicationSchema,
  release: releaseSchema,
  lineupSlug: lineupSlugSchema,
  previewLink: previewLinkSchema,
  dueRelease: dueReleaseSchema,
  webhookSecret: webhookSecretSchema,
  webhookDelivery: webhookDeliverySchema,
  stageLink: stageLinkSchema,
  stageMessage: stageMessageSchema,
  stageReport: stageReportSchema,
  accessEntry: accessEntrySchema,
  invitation: invitationSchema,
} as const satisfies Record<DocumentKind, unknown>;
