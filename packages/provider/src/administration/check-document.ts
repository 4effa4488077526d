import { documentSchemas, parseDocumentPath } from '@lineup/domain';
import { AdministrationError } from './administration.ts';
import type { ExportedDocument } from './contents.ts';

/** Throws AdministrationError where the document, with its addresses, is none that the portal keeps. */
export function requirePortalDocument({ path, data }: ExportedDocument): void {
  const place = parseDocumentPath(path);
  if (place === null) throw new AdministrationError(`No document is kept at ${path}.`);
  const checked = documentSchemas[place.kind].safeParse(data);
  const issue = checked.error?.issues[0];
  if (issue === undefined) return;
  const field = issue.path.map(String).join('.');
  throw new AdministrationError(`${path} is no document of the portal: ${field}: ${issue.message}.`);
}
