import { festivalStatusLabels, type FestivalStatus } from '@lineup/domain';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { IconSearch } from '../../../design/icons.ts';
import classes from './festival-filter-bar.module.css';
import type { FestivalFilter } from './filter-festivals.ts';

const statuses: readonly FestivalStatus[] = ['active', 'upcoming', 'past'];

interface FestivalFilterBarProps {
  readonly filter: FestivalFilter;
  readonly onChange: (filter: FestivalFilter) => void;
}

/** Filters the list of festivals by text and by status. */
export function FestivalFilterBar({ filter, onChange }: FestivalFilterBarProps) {
  return (
    <div className={classes['bar']}>
      <TextInput
        type="search"
        aria-label="Search festivals"
        placeholder="Search by name or place"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label="Status"
        value={filter.status}
        onChange={(event) => onChange({ ...filter, status: statusFrom(event.currentTarget.value) })}
      >
        <option value="all">Any status</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {festivalStatusLabels[status]}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

function statusFrom(value: string): FestivalFilter['status'] {
  return statuses.find((status) => status === value) ?? 'all';
}
