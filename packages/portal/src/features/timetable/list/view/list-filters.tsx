import {
  announcingMessages,
  conflictKinds,
  festivalDays,
  formatDay,
  type Festival,
  conflictMessages,
} from '@lineup/domain';
import { Button } from '../../../../design/controls/button.tsx';
import hidden from '../../../../design/controls/visually-hidden.module.css';
import { SearchField } from '../../../../design/table/search-field.tsx';
import { outsideName } from '../rows/group-rows.ts';
import { isFiltered, unfiltered, type ListView } from './list-view.ts';
import classes from './list-filters.module.css';

interface ListFiltersProps {
  readonly festival: Festival;
  readonly view: ListView;
  /** All stages, including those without sets. */
  readonly stages: readonly string[];
  readonly hasOutside: boolean;
  readonly onView: (change: Partial<ListView>) => void;
}

const { filter } = announcingMessages;

/** The filters of the list, and its grouping. */
export function ListFilters(props: ListFiltersProps) {
  const { festival, view, stages, hasOutside, onView } = props;
  const days = festivalDays(festival).map((day) => ({ value: day, label: formatDay(day) }));
  const outside = hasOutside ? [{ value: 'outside', label: outsideName }] : [];
  return (
    <fieldset className={classes['filters']} aria-label="Filters">
      <SearchField
        className={classes['search']}
        aria-label="Search sets"
        placeholder="Artist or stage"
        autoComplete="off"
        spellCheck={false}
        value={view.text}
        onSearch={(text) => onView({ text })}
      />
      <Choice
        label="Show day"
        all="All days"
        value={view.day}
        options={[...days, ...outside]}
        onChange={(day) => onView({ day })}
      />
      <Choice
        label="Show stage"
        all="All stages"
        value={view.stage}
        options={stages.map((stage) => ({ value: stage, label: stage }))}
        onChange={(stage) => onView({ stage })}
      />
      <Choice
        label="Show conflicts"
        all="Conflicts or not"
        value={view.kind}
        options={[
          { value: 'any', label: 'With conflicts' },
          ...conflictKinds.map((kind) => ({ value: kind, label: conflictMessages.marks[kind] })),
        ]}
        onChange={(kind) => onView({ kind: kind as ListView['kind'] })}
      />
      <Choice
        label={filter.label}
        all={filter.all}
        value={view.visibility}
        options={(['held', 'part', 'tba'] as const).map((value) => ({ value, label: filter[value] }))}
        onChange={(visibility) => onView({ visibility: visibility as ListView['visibility'] })}
      />
      <Choice
        label="Group sets"
        all="No groups"
        value={view.group}
        options={[
          { value: 'day', label: 'Grouped by day' },
          { value: 'stage', label: 'Grouped by stage' },
        ]}
        onChange={(group) => onView({ group: group as ListView['group'] })}
      />
      {isFiltered(view) && (
        <Button size="sm" variant="subtle" onClick={() => onView(unfiltered(view))}>
          Show All Sets
        </Button>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** The label of the option that does not filter. */
  readonly all: string;
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | null) => void;
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  const isKnown = value === null || options.some((option) => option.value === value);
  return (
    <label className={classes['choice']} data-chosen={value !== null}>
      <span className={hidden['hidden']}>{label}</span>
      <select value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value || null)}>
        <option value="">{all}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
