export { KeepReading } from '../offline/keep-reading.tsx';
export { PhoneDay } from './phone-day.tsx';
export { PhoneFilters } from './phone-filters.tsx';
export { PhoneControls } from './phone-controls.tsx';
export { QuickEdits } from './quick-edits.tsx';
