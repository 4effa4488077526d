import { acceptedFiles, emptyScheduleMessages, messages, sampleLineup, type Festival } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useOpenInReview } from '../../../app/open-in-review.ts';
import { usePaletteDoor } from '../../../app/palette/palette-door.ts';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { Button } from '../../../design/controls/button.tsx';
import { FilePicker } from '../../../design/files/file-picker.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import classes from './empty-schedule.module.css';

export interface EmptyScheduleProps {
  readonly festival: Festival;
  /** It lies over the empty grid, in which the first set can be drawn beside it. */
  readonly isOverGrid: boolean;
}

const { title, chooseFile, prompt, hint, addSet, trySample, others } = emptyScheduleMessages;
const accept = `${acceptedFiles.spreadsheet},${acceptedFiles.json}`;

/** The ways to a first lineup, on a schedule that has none. */
export function EmptySchedule({ festival, isOverGrid }: EmptyScheduleProps) {
  const openInReview = useOpenInReview(festival.id);
  const { actions } = usePaletteDoor();
  const sample = useSampleLineup(festival);
  return (
    <div className={clsx(classes['place'], isOverGrid && classes['over'])}>
      <section className={classes['card']} aria-labelledby="add-lineup">
        <h2 id="add-lineup" className={classes['title']}>
          {title}
        </h2>
        <FilePicker
          label={chooseFile}
          prompt={prompt}
          hint={hint}
          accept={accept}
          file={null}
          onChoose={(file) => file !== null && openInReview(file)}
        />
        <div className={classes['ways']}>
          <Button variant="default" onClick={() => actions.run('addEvent')}>
            {addSet}
          </Button>
          <Button variant="default" loading={sample.isPending} onClick={() => void sample.add()}>
            {trySample}
          </Button>
        </div>
        {isOverGrid && <p className={classes['others']}>{others}</p>}
      </section>
    </div>
  );
}

/** Adds invented sets as one change, once, however often it is asked for. */
function useSampleLineup(festival: Festival) {
  const { events } = useLineupServices();
  const offerUndo = useOfferUndo(festival.id);
  const [isPending, setPending] = useState(false);
  // The same ids in every try, so that one whose answer was lost adds nothing twice.
  const [edits] = useState(() =>
    sampleLineup(festival).map((event) => ({ type: 'create' as const, id: events.newId(), event })),
  );
  const add = async () => {
    setPending(true);
    try {
      await events.change(festival.id, edits);
      toast.success(emptyScheduleMessages.sampleAdded(edits.length), offerUndo());
    } catch (error) {
      toast.error(errorText(error, messages.event.saveFailed));
    } finally {
      setPending(false);
    }
  };
  return { isPending, add };
}
