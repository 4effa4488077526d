import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../../../design/controls/tabs.tsx';
import { IconAlertTriangle } from '../../../../design/icons.ts';
import { stageColors } from '../../../../design/festival/stage-colors.ts';
import type { ProgrammeDay, ProgrammeStage } from '../../saving/programme.ts';
import classes from './programme-preview.module.css';

/** The programme, one festival day at a time. */
export function ProgrammePreview({ days }: { readonly days: readonly ProgrammeDay[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown =
    days.find((day) => tabOf(day) === chosen) ?? days.find((day) => day.count > 0) ?? days[0] ?? null;
  if (shown === null) return null;
  return (
    <Tabs value={tabOf(shown)} onChange={setChosen}>
      <TabList aria-label="Festival days">
        {days.map((day) => (
          <Tab key={day.date} value={tabOf(day)}>
            {day.isOutside && (
              <>
                <IconAlertTriangle size={16} aria-label="Outside the festival" />{' '}
              </>
            )}
            {day.label} <span className={classes['count']}>{day.count}</span>
          </Tab>
        ))}
      </TabList>
      {days.map((day) => (
        <TabPanel key={day.date} value={tabOf(day)} className={classes['panel']}>
          {day.stages.length === 0 && <p className={classes['empty']}>No events on this day.</p>}
          <div className={classes['stages']}>
            {day.stages.map((stage) => (
              <StageColumn key={stage.name} stage={stage} />
            ))}
          </div>
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** The value becomes part of an id: it must not be empty or contain spaces, as an unreadable date may. */
function tabOf(day: ProgrammeDay): string {
  return `day-${encodeURIComponent(day.date)}`;
}

function StageColumn({ stage }: { readonly stage: ProgrammeStage }) {
  return (
    <section className={classes['stage']} style={stageColors(stage.place ?? -1)}>
      <h3 className={classes['name']}>
        {stage.name === '' ? 'No stage' : stage.name}
        {stage.place === null && <small> (unknown stage)</small>}
      </h3>
      <ol className={classes['sets']}>
        {stage.sets.map((set) => (
          <li key={set.id} className={classes['set']}>
            <span className={classes['times']}>{set.times}</span>
            <span className={classes['artist']}>{set.artistName}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
