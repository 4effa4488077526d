import { printMessages, scheduleMessages } from '@lineup/domain';
import { useState } from 'react';
import { usePaletteDoor } from '../../../app/palette/palette-door.ts';
import { Button } from '../../../design/controls/button.tsx';
import { closeMenuOf } from '../../../design/controls/menu-panel.tsx';
import { MenuGroup } from '../../../design/controls/menu-group.tsx';
import { loadPaper, papers, storePaper } from './paper/paper.ts';
import classes from './print-menu.module.css';

const jobs = [
  ['printDay', 'day'],
  ['printDoors', 'doors'],
  ['printArtists', 'artists'],
] as const;

/** The parts of a schedule that can be printed, and the paper, which this browser remembers. */
export function PrintMenu() {
  const { actions } = usePaletteDoor();
  const [paper, setPaper] = useState(() => loadPaper());
  return (
    <MenuGroup legend={scheduleMessages.print}>
      {jobs.map(([action, job]) => (
        <Button
          key={action}
          size="sm"
          variant="default"
          aria-label={printMessages.jobs[job]}
          onClick={(event) => {
            closeMenuOf(event.currentTarget);
            actions.run(action);
          }}
        >
          {printMessages.shortJobs[job]}
        </Button>
      ))}
      <label className={classes['paper']}>
        {printMessages.paper}
        <select
          value={paper}
          onChange={(event) => {
            const chosen = papers.find((each) => each === event.currentTarget.value) ?? paper;
            storePaper(chosen);
            setPaper(chosen);
          }}
        >
          {papers.map((each) => (
            <option key={each} value={each}>
              {printMessages.papers[each]}
            </option>
          ))}
        </select>
      </label>
    </MenuGroup>
  );
}
