import {
  changeSchema,
  isChangeKind,
  isChangePartKind,
  parseDocumentPath,
  partId,
  paths,
  storagePaths,
  type DocumentPath,
} from '@lineup/domain';
import { publicationSchema } from '@lineup/domain/release';
import {
  documentProblem,
  withReferences,
  type ExportedDocument,
  type OpenInspection,
} from '@lineup/provider/administration';
import type { DocumentData } from '@lineup/provider';

type Files = Pick<OpenInspection, 'hasFile' | 'isLostFile'>;

/** Checks documents one by one, ordered by path, parents first. */
export interface DocumentsCheck {
  /** Returns the problems of the document itself. */
  add(document: ExportedDocument): readonly string[];
  /** Registers an unreadable document and returns the problem. */
  addUnreadable(path: string): string;
  /** Returns what is missing after all documents were checked. */
  finish(): readonly string[];
}

/**
 * Checks stored documents against the rules of a commit that still apply to them: schema, parent, the ids of an upload,
 * the parts of a record, publications, and referenced files. Stores only the documents that have others below them.
 */
export function createDocumentsCheck(files: Files): DocumentsCheck {
  const parents = new Set<string>();
  /** The missing parts of records, by the path of the record. */
  const parts = new Map<string, Set<string>>();
  const readRecords = new Set<string>();
  /** The publication that names a release which was not found yet, by the release's path. */
  const releases = new Map<string, string>();

  /** Unreadable parts of a record do not count as missing. */
  const isPartOf = (record: string, part: string) =>
    !readRecords.has(record) || parts.get(record)?.delete(part) === true;
  const notePartsOf = ({ path, data }: ExportedDocument) => {
    const record = changeSchema.safeParse(data);
    if (!record.success) return;
    readRecords.add(path);
    const ids = Array.from({ length: record.data.parts }, (_, index) => partId(index));
    if (ids.length > 0) parts.set(path, new Set(ids));
  };
  const problemsOf = (place: DocumentPath, { path, data }: ExportedDocument): readonly (string | null)[] => [
    isOrphan(place, parents) ? 'what it belongs to is not there' : null,
    documentProblem({ path, data }),
    place.kind === 'lineupUpload' && (data['uploadId'] !== place.id || data['festivalId'] !== place.ids[0])
      ? 'has the ids of another place'
      : null,
    isChangePartKind(place.kind) && !isPartOf(parentOf(place) ?? '', place.id)
      ? 'is a part that its record does not have'
      : null,
    ...(place.kind === 'publication' ? lostRelease(place, data, files) : []),
    ...lostFiles(data, files),
  ];

  return {
    add: (document) => {
      const place = parseDocumentPath(document.path);
      if (place === null) return [`${document.path}: no document is stored there`];
      const found = problemsOf(place, document).filter((problem) => problem !== null);
      noteParent(place, document.path, parents);
      if (isChangeKind(place.kind)) notePartsOf(document);
      if (place.kind === 'publication') noteReleases(place, document, releases);
      if (place.kind === 'release') releases.delete(document.path);
      return found.map((problem) => `${document.path}: ${problem}`);
    },
    addUnreadable: (path) => {
      const place = parseDocumentPath(path);
      // Its children are not orphans: their parent exists, though damaged.
      if (place !== null) noteParent(place, path, parents);
      return `${path}: cannot be read`;
    },
    finish: () => [
      ...Array.from(parts, ([path, missing]) =>
        [...missing].map((part) => `${path}: its part ${part} is missing`),
      ).flat(),
      ...Array.from(releases, ([path, publication]) => `${publication}: names ${path}, which is not there`),
    ],
  };
}

function parentOf({ collection }: DocumentPath): string | null {
  const slash = collection.lastIndexOf('/');
  return slash === -1 ? null : collection.slice(0, slash);
}

function isOrphan(place: DocumentPath, parents: ReadonlySet<string>): boolean {
  const parent = parentOf(place);
  return parent !== null && !parents.has(parent);
}

function noteParent({ kind }: DocumentPath, path: string, parents: Set<string>): void {
  if (kind === 'festival' || kind === 'lineupUpload' || isChangeKind(kind)) parents.add(path);
}

function noteReleases(
  { ids: [festivalId = ''] }: DocumentPath,
  { path, data }: ExportedDocument,
  releases: Map<string, string>,
): void {
  const publication = publicationSchema.safeParse(data);
  if (!publication.success) return;
  for (const id of [publication.data.current, publication.data.latest]) {
    if (id !== null) releases.set(paths.release(festivalId, id), path);
  }
}

/** Visitors see the file of the current release. */
function lostRelease(
  { ids: [festivalId = ''] }: DocumentPath,
  data: DocumentData,
  { hasFile }: Files,
): readonly string[] {
  const publication = publicationSchema.safeParse(data);
  const current = publication.success ? publication.data.current : null;
  if (current === null) return [];
  const file = storagePaths.releaseFile(festivalId, current, 'public');
  return hasFile(file) ? [] : [`the file of what is published is not there: ${file}`];
}

/**
 * The missing files of the provider that the document names in its address fields, including edits that may restore
 * them.
 */
function lostFiles(data: DocumentData, { isLostFile }: Files): readonly string[] {
  const lost = new Set<string>();
  withReferences(data, (address) => {
    if (isLostFile(address)) lost.add(address);
    return null;
  });
  return Array.from(lost, (address) => `names the file ${address}, which is not there`);
}
