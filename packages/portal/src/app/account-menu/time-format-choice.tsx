import { hourCycles, messages } from '@lineup/domain';
import { useSyncExternalStore } from 'react';
import { NativeSelect } from '../../design/controls/native-select.tsx';
import { usePortal } from '../portal-context.ts';
import { hourCycleOf } from '../time/time-format.ts';

const options = [
  { value: '', label: 'As the festival' },
  ...hourCycles.map((value) => ({ value, label: messages.festival.hourCycles[value] })),
];

/** Chooses the format in which times are shown; stored in this browser. */
export function TimeFormatChoice({ className }: { readonly className?: string | undefined }) {
  const { timeFormat } = usePortal();
  const chosen = useSyncExternalStore(timeFormat.subscribe, timeFormat.get);
  return (
    <NativeSelect
      className={className}
      label="Time format"
      value={chosen ?? ''}
      data={options}
      onChange={(event) => timeFormat.set(hourCycleOf(event.currentTarget.value))}
    />
  );
}
