import FullCalendar from '@fullcalendar/react';
import interactionPlugin from '@fullcalendar/react/interaction';
import '@fullcalendar/react/skeleton.css';
import classicThemePlugin from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { createRoot } from 'react-dom/client';

const dayMs = 86_400_000;
const plugins = [timeGridPlugin, classicThemePlugin];
const draggingPlugins = [...plugins, interactionPlugin];
const root = createRoot(document.getElementById('root'));

/**
 * The free packages have no resource columns: every stage of a festival day becomes a separate day, of which ten are
 * shown.
 */
window.showLineup = ({ stages, days, sets }, { canDrag = false } = {}) => {
  const [first] = days;
  const columnOf = ({ stage, start }) => {
    const day = days.findLastIndex((begin) => begin <= start);
    return { from: days[day], to: first + (day * stages.length + stages.indexOf(stage)) * dayMs };
  };
  const events = sets.map((set) => {
    const { from, to } = columnOf(set);
    return { id: set.id, title: set.artistName, start: set.start - from + to, end: set.end - from + to };
  });
  const draw = (slotMinutes) =>
    root.render(
      <FullCalendar
        plugins={canDrag ? draggingPlugins : plugins}
        editable={canDrag}
        initialView="stages"
        views={{ stages: { type: 'timeGrid', duration: { days: stages.length } } }}
        initialDate={first}
        timeZone="UTC"
        headerToolbar={{ start: 'title', end: 'prev,next' }}
        slotMinTime="10:00"
        slotDuration={{ minutes: slotMinutes }}
        height="90vh"
        events={events}
      />,
    );
  window.zoomLineup = draw;
  draw(30);
};

window.hideLineup = () => root.render(null);
