import {
  applyEdit,
  kindOfEdits,
  partId,
  pathOfEdit,
  paths,
  recordOf,
  touchesOf,
  zoneOfFields,
  type Change,
  type ChangeAuthor,
  type ChangeKind,
  type Edit,
} from '@lineup/domain';
import { serverTimestamp, type Write } from '../documents.ts';
import { fieldsOf, type Before } from './resolve-writes.ts';

/** What a commit does to a festival or to artists, recorded in the same commit. */
export interface RecordedWork extends Pick<Change, 'of' | 'importId' | 'source'> {
  /** How many artists the commit creates, if the record is a festival's. */
  readonly createdArtists?: number;
  /** The id of the festival, or `artistHistory`. */
  readonly history: string;
  /** The name of the commit. */
  readonly changeId: string;
  readonly by: ChangeAuthor;
  /** Derived from the edits if missing. */
  readonly kind?: ChangeKind;
  readonly edits: readonly Edit[];
  readonly before: Before;
}

/** Returns the writes that store the record of a change, to be part of the same commit. */
export function recordWrites(work: RecordedWork): readonly Write[] {
  const { history, changeId, by, edits, before, of, importId, source, createdArtists = 0 } = work;
  const known = (edit: Pick<Edit, 'target' | 'id'>) =>
    fieldsOf(before.get(pathOfEdit(history, edit)) ?? null);
  const kind = work.kind ?? kindOfEdits(edits);
  const timezone = timezoneAfter(work);
  const { fields, parts } = recordOf({
    kind,
    by,
    edits,
    touches: touchesOf({
      kind,
      by,
      edits,
      known,
      timezone,
      ...(of !== undefined && { of }),
      ...(importId !== undefined && { importId }),
    }),
    ...(of !== undefined && { of }),
    ...(importId !== undefined && { importId }),
    ...(source !== undefined && { source }),
    ...(createdArtists > 0 && { createdArtists }),
  });
  const path = paths.change(history, changeId);
  return [
    { type: 'create', path, data: { ...fields, at: serverTimestamp } },
    ...parts.map((part, index): Write => {
      const partPath = paths.changePart(history, changeId, partId(index));
      return { type: 'create', path: partPath, data: { edits: part } };
    }),
  ];
}

/** The festival's time zone after the commit: it determines the days by which a change can be found. */
function timezoneAfter({ history, edits, before }: RecordedWork): string {
  const now = fieldsOf(before.get(paths.festival(history)) ?? null);
  const edit = edits.find(({ target }) => target === 'festival');
  return zoneOfFields(edit === undefined ? now : applyEdit(now, edit));
}
