import { timestampFromMillis } from '@lineup/domain';
import { serverTimestamp, type WriteData } from '@lineup/provider';

/** 2027-07-02T10:00:00Z, the first set of the invented festival. */
const opening = 1_814_522_400_000;
const hour = 3_600_000;

/** A festival that passes its schema. */
export function festivalData(fields: WriteData = {}): WriteData {
  return {
    name: 'Harbour Lights',
    location: 'Port Ellery',
    timezone: 'Europe/Amsterdam',
    startDate: timestampFromMillis(opening),
    endDate: timestampFromMillis(opening + 72 * hour),
    dayStartsAt: '00:00',
    stages: ['Quay', 'Lantern Hall'],
    imageURL: null,
    created_at: serverTimestamp,
    updated_at: serverTimestamp,
    ...fields,
  };
}

/** A set of an hour that passes its schema. */
export function eventData(fields: WriteData = {}): WriteData {
  return {
    artistName: 'Tide',
    stage: 'Quay',
    date: timestampFromMillis(opening),
    timeStart: timestampFromMillis(opening),
    timeEnd: timestampFromMillis(opening + hour),
    ...fields,
  };
}
