import { forEachSetText } from '../entities/set-texts.ts';

/** The labels of fields of a festival and of its records. */
export const fieldLabels: Readonly<Record<string, string>> = {
  artistName: 'artist',
  artistIds: 'linked artists',
  mergedInto: 'merged into',
  stage: 'stage',
  date: 'day',
  timeStart: 'start',
  timeEnd: 'end',
  imageURL: 'picture',
  status: 'status',
  replacedBy: 'replaced by',
  ...forEachSetText(({ name }) => name.toLowerCase()),
  announcement: 'announcement',
  actualStart: 'actual start',
  actualEnd: 'actual end',
  startDelay: 'delay of the start in minutes',
  endDelay: 'delay of the end in minutes',
  name: 'name',
  minutes: 'length in minutes',
  location: 'location',
  timezone: 'time zone',
  startDate: 'first day',
  endDate: 'last day',
  dayStartsAt: 'start of the day',
  hourCycle: 'time format',
  language: 'language of the public page',
  publishDelays: 'publishing of delays',
  accentColor: 'accent colour',
  logo: 'logo',
  logoURL: 'logo',
  pageLinks: 'links of the public page',
  pageNote: 'note on the public page',
  stages: 'stages',
  tightMinutes: 'time between stages',
  changeoverMinutes: 'changeover',
  stageChangeovers: 'changeovers of stages',
  openHours: 'opening hours',
  editionOf: 'edition of',
};

/** Returns the label of a field of a festival or a set. */
export function fieldLabel(field: string): string {
  return fieldLabels[field] ?? field;
}
