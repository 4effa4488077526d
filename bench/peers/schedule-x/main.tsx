import { createViewWeek } from '@schedule-x/calendar';
import { ScheduleXCalendar, useCalendarApp } from '@schedule-x/react';
import '@schedule-x/theme-default/dist/index.css';
import { createRoot } from 'react-dom/client';
import 'temporal-polyfill/global';
import './style.css';

const dayMs = 86_400_000;
const root = createRoot(document.getElementById('root'));
const inUtc = (millis) => Temporal.Instant.fromEpochMilliseconds(millis).toZonedDateTimeISO('UTC');

/** The maximum number of days side by side. */
const columns = 7;

function Schedule({ first, events }) {
  const calendar = useCalendarApp({
    views: [createViewWeek()],
    weekOptions: { nDays: columns },
    selectedDate: inUtc(first).toPlainDate(),
    firstDayOfWeek: inUtc(first).dayOfWeek,
    isResponsive: false,
    timezone: 'UTC',
    dayBoundaries: { start: '10:00', end: '24:00' },
    events,
  });
  return <ScheduleXCalendar calendarApp={calendar} />;
}

/**
 * The free packages have no resource columns: the sets of a festival day's ten stages share the seven days of a week.
 */
window.showLineup = ({ stages, days, sets }) => {
  const [first] = days;
  const events = sets.map(({ id, artistName, stage, start, end }) => {
    const day = days.findLastIndex((begin) => begin <= start);
    const moved = first + (day * columns + (stages.indexOf(stage) % columns)) * dayMs - days[day];
    return { id, title: artistName, start: inUtc(start + moved), end: inUtc(end + moved) };
  });
  root.render(<Schedule first={first} events={events} />);
};

window.hideLineup = () => root.render(null);
