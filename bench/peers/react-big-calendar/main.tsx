import { format, getDay, parse, startOfWeek } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { useState } from 'react';
import { Calendar, dateFnsLocalizer } from 'react-big-calendar';
import * as dragAndDrop from 'react-big-calendar/lib/addons/dragAndDrop';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { createRoot } from 'react-dom/client';

const localizer = dateFnsLocalizer({ format, parse, startOfWeek, getDay, locales: { 'en-US': enUS } });

const withDragAndDrop = dragAndDrop.default?.default ?? dragAndDrop.default;
const DragCalendar = withDragAndDrop(Calendar);

/** One day with a resource for each stage; the toolbar's own buttons go to the next. */
function Schedule({ lineup, canDrag, slotMinutes }) {
  const View = canDrag ? DragCalendar : Calendar;
  const [date, setDate] = useState(() => new Date(lineup.days[0]));
  return (
    <View
      localizer={localizer}
      events={lineup.events}
      resources={lineup.stages}
      min={new Date(lineup.days[0] + 10 * 3_600_000)}
      step={slotMinutes}
      view="day"
      views={['day']}
      onView={() => undefined}
      date={date}
      onNavigate={setDate}
      style={{ height: '90vh' }}
    />
  );
}

const root = createRoot(document.getElementById('root'));

window.showLineup = ({ stages, days, sets }, { canDrag = false } = {}) => {
  const lineup = {
    days,
    stages: stages.map((stage) => ({ id: stage, title: stage })),
    events: sets.map(({ id, artistName, stage, start, end }) => ({
      id,
      title: artistName,
      resourceId: stage,
      start: new Date(start),
      end: new Date(end),
    })),
  };
  const draw = (slotMinutes) =>
    root.render(<Schedule lineup={lineup} canDrag={canDrag} slotMinutes={slotMinutes} />);
  window.zoomLineup = draw;
  draw(30);
};

window.hideLineup = () => root.render(null);
