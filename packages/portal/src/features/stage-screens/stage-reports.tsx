import {
  formatTime,
  stageLinkMessages,
  stageScreenMessages,
  timestampToMillis,
  type Festival,
} from '@lineup/domain';
import type { StageReport } from '@lineup/domain/live';
import { errorText } from '@lineup/services';
import { usePending } from '../../app/forms/use-pending.ts';
import { useStageScreens } from '../../app/provider/use-stage-screens.ts';
import { Button } from '../../design/controls/button.tsx';
import { toast } from '../../design/toasts/toast.ts';
import classes from './stage-screens.module.css';

interface StageReportsProps {
  readonly festival: Festival;
  readonly stage: string;
  /** The reports that are not answered yet. */
  readonly reports: readonly StageReport[];
  /** Makes the change that the report asks for; resolves to false if that failed, so that the report stays open. */
  readonly onAccept: (report: StageReport) => boolean | void | Promise<boolean | void>;
}

const { reports: texts, errors: failures } = stageLinkMessages;

/** The open reports of a stage's managers, with buttons to answer them. Renders nothing if there are none. */
export function StageReports({ festival, stage, reports, onAccept }: StageReportsProps) {
  if (reports.length === 0) return null;
  return (
    <ul className={classes['reports']} aria-label={texts.title(stage)}>
      {reports.map((report) => (
        <Report key={report.id} {...{ festival, report, onAccept }} />
      ))}
    </ul>
  );
}

interface ReportProps extends Pick<StageReportsProps, 'festival' | 'onAccept'> {
  readonly report: StageReport;
}

function Report({ festival, report, onAccept }: ReportProps) {
  const screens = useStageScreens();
  const { pending, run } = usePending();
  const { id, linkName, created_at } = report;
  const answer = (state: 'accepted' | 'declined') =>
    run(async () => {
      try {
        if (state === 'accepted' && (await onAccept(report)) === false) return;
        await screens.answerReport(festival.id, id, state);
      } catch (error) {
        toast.error(errorText(error, failures.reportFailed));
      }
    });
  const time = formatTime(timestampToMillis(created_at), festival.timezone, festival.hourCycle);
  return (
    <li className={classes['report']}>
      <div className={classes['facts']}>
        <p className={classes['name']}>{reportText(report)}</p>
        <p>{texts.from(linkName, time)}</p>
      </div>
      <Button loading={pending} onClick={() => void answer('accepted')}>
        {texts.accept}
      </Button>
      <Button variant="default" disabled={pending} onClick={() => void answer('declined')}>
        {texts.decline}
      </Button>
    </li>
  );
}

function reportText({ kind, minutes }: StageReport): string {
  const { report } = stageScreenMessages;
  return kind === 'moreTime' ? report.moreTime(minutes ?? 0) : report[kind];
}
