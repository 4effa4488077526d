import { stageScreenMessages as texts } from '@lineup/domain';
import { minutesLateOf, type ScreenSet } from '@lineup/domain/live';
import { make, setText } from './make.ts';
import { flashOnChange } from './flash.ts';
import { nameOf, type StageParts } from './stage-view.ts';

const minuteMs = 60_000;

interface Row {
  readonly element: HTMLElement;
  readonly name: HTMLElement;
  readonly where: HTMLElement;
  readonly late: HTMLElement;
}

/** The sets that a link follows, each in a row with its countdown. */
export function createFollowParts(): StageParts {
  const list = make('ol', 'followed');
  const none = make('p', 'notice', texts.nothingFollowed);
  const element = make('div', 'follow', list, none);
  const rows = new Map<string, Row>();
  return {
    element,
    show: (view, now) => {
      const [dayEnd = now] = view.dayEnds.filter((end) => end > now);
      const shown = view.sets.filter(
        (set) => isAhead(set, now) && set.start < Math.max(dayEnd, now + 12 * 60 * minuteMs),
      );
      none.hidden = shown.length > 0;
      for (const [id, row] of rows) {
        if (shown.some((set) => set.id === id)) continue;
        row.element.remove();
        rows.delete(id);
      }
      for (const set of shown) {
        const row = rows.get(set.id) ?? addRow(rows, set.id);
        showRow(row, set, now);
      }
      const elements = shown.flatMap((set) => rows.get(set.id)?.element ?? []);
      if (elements.some((each, place) => list.children[place] !== each)) list.replaceChildren(...elements);
    },
  };
}

function addRow(rows: Map<string, Row>, id: string): Row {
  const name = make('span', 'name');
  const where = make('span', 'where');
  const late = make('span', 'late');
  const row = { element: make('li', '', name, ' ', where, ' ', late), name, where, late };
  rows.set(id, row);
  return row;
}

function showRow(row: Row, set: ScreenSet, now: number): void {
  const { where, isOn } = placeOf(set, now);
  const late = minutesLateOf(set);
  flashOnChange(row.name, nameOf(set));
  setText(row.where, where);
  flashOnChange(row.late, late === null || late === 0 ? '' : texts.late(late));
  row.late.title = late === null ? '' : texts.lateLong(late);
  row.element.classList.toggle('on', isOn);
}

function isAhead({ end, actualStart, actualEnd }: ScreenSet, now: number): boolean {
  return actualEnd === null && (now < end || (actualStart !== null && now < end + 60 * minuteMs));
}

/** "in 42 min on AMP", "on now on AMP, 20 min left" */
function placeOf(set: ScreenSet, now: number): { readonly where: string; readonly isOn: boolean } {
  const { start, end, stage, actualStart } = set;
  const minutes = (ms: number) => Math.ceil(ms / minuteMs);
  if (actualStart === null && now < start) {
    return { where: texts.follow.startsIn(minutes(start - now), stage), isOn: false };
  }
  if (now < end) return { where: texts.follow.left(minutes(end - now), stage), isOn: true };
  return { where: texts.follow.over(Math.floor((now - end) / minuteMs), stage), isOn: true };
}
