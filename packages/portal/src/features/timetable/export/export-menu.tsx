import { exportMessages, scheduleMessages } from '@lineup/domain';
import { useId } from 'react';
import { usePaletteDoor } from '../../../app/palette/palette-door.ts';
import { Button } from '../../../design/controls/button.tsx';
import { closeMenuOf } from '../../../design/controls/menu-panel.tsx';
import { MenuGroup } from '../../../design/controls/menu-group.tsx';
import classes from './export-menu.module.css';

const jobs = [
  ['exportXlsx', 'xlsx'],
  ['exportCsv', 'csv'],
  ['exportJson', 'json'],
  ['exportIcs', 'ics'],
] as const;

/** The menu of export formats. */
export function ExportMenu() {
  const { actions } = usePaletteDoor();
  const help = useId();
  return (
    <MenuGroup legend={scheduleMessages.export} aria-describedby={help}>
      {jobs.map(([action, job]) => (
        <Button
          key={action}
          size="sm"
          variant="default"
          aria-label={exportMessages.jobs[job]}
          onClick={(event) => {
            closeMenuOf(event.currentTarget);
            actions.run(action);
          }}
        >
          {exportMessages.shortJobs[job]}
        </Button>
      ))}
      <p id={help} className={classes['help']}>
        {exportMessages.help}
      </p>
    </MenuGroup>
  );
}
