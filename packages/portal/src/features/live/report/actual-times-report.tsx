import {
  actualTimesMessages as texts,
  exportMessages,
  formatDay,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import {
  actualTimesCsv,
  actualTimesOf,
  hasActualTimes,
  type ActualTimes,
  type DayActualTimes,
} from '@lineup/domain/live';
import { useDeferredValue, useMemo, useState } from 'react';
import { downloadText } from '../../../app/download.ts';
import { exportFileName } from '../../../app/export-file-name.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { Button } from '../../../design/controls/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../design/controls/tabs.tsx';
import { IconDownload } from '../../../design/icons.ts';
import { EmptyState } from '../../../design/page/empty-state.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import { ActualPlot } from './actual-plot.tsx';
import { summaryText } from './report-labels.ts';
import { StageSection } from './stage-section.tsx';
import { StagesSummary } from './stages-summary.tsx';
import classes from './actual-times-report.module.css';

interface ActualTimesReportProps {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
}

/** Planned against actual times, by festival day and stage: as a plot, as tables and as a file. */
export function ActualTimesReport({ festival, events }: ActualTimesReportProps) {
  if (!hasActualTimes(events)) return <EmptyState title={texts.empty}>{texts.emptyAdvice}</EmptyState>;
  return <Report festival={festival} events={events} />;
}

const all = 'all';

function Report({ festival, events }: ActualTimesReportProps) {
  const report = useMemo(() => actualTimesOf(events, festival), [events, festival]);
  const { days, stages, summary } = report;
  const [chosen, setChosen] = useState<string | null>(null);
  const isThere = chosen === all || days.some(({ day }) => day === chosen);
  const shown = chosen !== null && isThere ? chosen : lastRecordedDay(report);
  return (
    <section className={classes['report']} aria-labelledby="actual-times">
      <header className={classes['head']}>
        <div>
          <h2 id="actual-times">{texts.title}</h2>
          <p className={classes['summary']}>{summaryText(summary)}</p>
        </div>
        <CsvButton report={report} festival={festival} />
      </header>
      <Tabs value={shown} onChange={setChosen}>
        <TabList aria-label={texts.days}>
          {days.map(({ day }) => (
            <Tab key={day} value={day}>
              {formatDay(day)}
            </Tab>
          ))}
          <Tab value={all}>{texts.allDays}</Tab>
        </TabList>
        {days.map((day) => (
          <TabPanel key={day.day} value={day.day}>
            <DayReport day={day} festival={festival} />
          </TabPanel>
        ))}
        <TabPanel value={all}>
          <StagesSummary stages={stages} festival={festival} />
        </TabPanel>
      </Tabs>
    </section>
  );
}

/** This many stages are rendered first; the rest follow, so that thousands of sets do not freeze the page. */
const fewStages = 6;

function DayReport({ day, festival }: { readonly day: DayActualTimes; readonly festival: Festival }) {
  const stages = useDeferredValue(day.stages, day.stages.slice(0, fewStages));
  return (
    <div className={classes['day']}>
      <p className={classes['summary']}>{summaryText(day.summary)}</p>
      <ActualPlot day={day} stages={stages} festival={festival} />
      {stages.map((stage) => (
        <StageSection key={stage.stage} stage={stage} festival={festival} />
      ))}
    </div>
  );
}

/** Returns the day to show first: the last one with recorded times. */
function lastRecordedDay({ days }: ActualTimes): string {
  return (days.findLast(({ summary }) => summary.recorded > 0) ?? days.at(-1))?.day ?? all;
}

function CsvButton({ report, festival }: { readonly report: ActualTimes; readonly festival: Festival }) {
  const { now } = usePortal();
  function save(): void {
    const rows = report.days.flatMap(({ stages }) => stages.flatMap((stage) => stage.rows));
    const name = exportFileName(festival, 'csv', now(), texts.csvName);
    downloadText(name, actualTimesCsv(rows, festival), 'text/csv;charset=utf-8');
    toast.success(exportMessages.done(rows.length, name));
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
      {texts.csv}
    </Button>
  );
}
