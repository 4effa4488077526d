import { allZones, popularZones, zoneLabel, type TimeZoneOption } from '@lineup/domain';
import { memo } from 'react';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import classes from './festival-form.module.css';

interface ZoneSelectProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly description?: string;
  readonly onChange: (zone: string) => void;
}

const presetHint =
  'Where the festival is: all its days and times are in this timezone. Preset to that of this device, or UTC.';

/** The zone of the festival's days and times. */
export function ZoneSelect({ value, error, disabled, description = presetHint, onChange }: ZoneSelectProps) {
  return (
    <NativeSelect
      label="Timezone"
      description={description}
      data-setting="timezone"
      aria-required
      labelProps={{ className: classes['required'] }}
      value={value}
      error={error}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {/* A festival may have been stored with a zone that the picker does not offer. */}
      {!isOffered(value) && <option value={value}>{zoneLabel(value)}</option>}
      <ZoneGroups />
    </NativeSelect>
  );
}

/** About ninety options that never change. */
const ZoneGroups = memo(function ZoneGroups() {
  return (
    <>
      <ZoneGroup label="Popular" zones={popularZones} />
      <ZoneGroup label="All" zones={allZones} />
    </>
  );
});

function ZoneGroup({ label, zones }: { readonly label: string; readonly zones: readonly TimeZoneOption[] }) {
  return (
    <optgroup label={label}>
      {zones.map((zone) => (
        <option key={zone.value} value={zone.value}>
          {zone.label}
        </option>
      ))}
    </optgroup>
  );
}

function isOffered(zone: string): boolean {
  return allZones.some(({ value }) => value === zone);
}
