import type { NewBlock } from '../entities/block.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import type { NewUnplacedAct, UnplacedAct } from '../entities/unplaced-act.ts';
import { givenTexts, type SetTextField } from '../entities/set-texts.ts';
import { plannedSpan } from '../live/planned-span.ts';
import type { SetEdit } from './set-edits.ts';

/** An edit of one stored document other than a set. `ifVersion` is the version that was read. */
type EditOn<On extends string, New> =
  | { readonly on: On; readonly type: 'create'; readonly id: string; readonly data: New }
  | {
      readonly on: On;
      readonly type: 'update';
      readonly id: string;
      readonly fields: Partial<New>;
      readonly ifVersion?: string;
    }
  | { readonly on: On; readonly type: 'delete'; readonly id: string; readonly ifVersion?: string };

export type ActEdit = EditOn<'act', NewUnplacedAct>;
export type BlockEdit = EditOn<'block', NewBlock>;

/** The edits that can be stored as one change of the timetable. */
export type TimetableEdit = SetEdit | ActEdit | BlockEdit;

/** Returns the kind of record that an edit changes. */
export function editedOn(edit: TimetableEdit): 'set' | 'act' | 'block' {
  return 'on' in edit ? edit.on : 'set';
}

/**
 * Returns a key for the record of an edit: an act and the set that it becomes have the same id. For a set, the key is
 * its id.
 */
export function editKey({ on, id }: { readonly on?: 'act' | 'block'; readonly id: string }): string {
  return on === undefined ? id : `${on}/${id}`;
}

/**
 * Returns the edits that unplace sets: each becomes an unplaced act with the same id, picture, status, texts, artists,
 * announcement and length.
 */
export function unplaceSets(
  sets: readonly (LineupEvent & { readonly version?: string })[],
): readonly TimetableEdit[] {
  return sets.flatMap((set): TimetableEdit[] => [
    {
      type: 'delete',
      id: set.id,
      ...(set.version !== undefined && { ifVersion: set.version }),
    },
    { on: 'act', type: 'create', id: set.id, data: actOf(set) },
  ]);
}

/** Returns the unplaced act of a set, with its planned length. */
export function actOf(set: LineupEvent): NewUnplacedAct {
  const { artistName, imageURL } = set;
  const { start, end } = plannedSpan(set);
  const minutes = Math.round((end - start) / 60_000);
  const hasLength = minutes >= 1 && minutes < 24 * 60;
  return { artistName, imageURL: imageURL ?? null, ...(hasLength && { minutes }), ...givenOf(set) };
}

/** Returns the fields that a set and its act share, if given. */
function givenOf(
  given: Pick<NewUnplacedAct, 'status' | 'replacedBy' | 'announcement' | 'artistIds' | SetTextField>,
) {
  const { status, replacedBy, announcement, artistIds } = given;
  return {
    ...(status && { status }),
    ...(replacedBy && { replacedBy }),
    ...givenTexts(given),
    ...(announcement && { announcement }),
    ...(artistIds && { artistIds }),
  };
}

/** Returns the edits that place acts according to `sets`: each becomes a set with the same id. */
export function placeActs(
  sets: readonly Extract<SetEdit, { type: 'create' }>[],
  find: (id: string) => (UnplacedAct & { readonly version?: string }) | undefined,
): readonly TimetableEdit[] {
  return sets.flatMap((edit): TimetableEdit[] => {
    const act = find(edit.id);
    const { artistName = edit.event.artistName, imageURL = null } = act ?? {};
    const event = { ...edit.event, artistName, imageURL, ...givenOf(act ?? {}) };
    const seen = act?.version === undefined ? {} : { ifVersion: act.version };
    return [
      { ...edit, event },
      { on: 'act', type: 'delete', id: edit.id, ...seen },
    ];
  });
}
