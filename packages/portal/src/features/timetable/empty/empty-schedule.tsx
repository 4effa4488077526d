import { emptyScheduleMessages, type Festival } from '@lineup/domain';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useOpenInReview } from '../../../app/open-in-review.ts';
import { usePart } from '../../../app/loading/use-part.ts';
import { usePaletteDoor } from '../../../app/palette/palette-door.ts';
import { Button } from '../../../design/controls/button.tsx';
import { loadSample } from './load-sample.ts';
import classes from './empty-schedule.module.css';

export interface EmptyScheduleProps {
  readonly festival: Festival;
  /** It lies over the empty grid, in which the first set can be drawn beside it. */
  readonly isOverGrid: boolean;
}

const { title, drop, hint, chooseFile, addSet, trySample, others } = emptyScheduleMessages;

/** The ways to a first lineup, on a schedule that has none. A file that is dropped is taken wherever on the schedule it falls. */
export function EmptySchedule({ festival, isOverGrid }: EmptyScheduleProps) {
  const chooseFrom = useFileDialog(useOpenInReview(festival.id));
  const { actions } = usePaletteDoor();
  const { part, fetch, hints } = usePart(loadSample);
  const [sample, setSample] = useState({ tries: 0, isPending: false });
  const addSample = async () => {
    if (await fetch(() => void addSample()))
      setSample(({ tries }) => ({ tries: tries + 1, isPending: true }));
  };
  return (
    <div className={clsx(classes['place'], isOverGrid && classes['over'])}>
      <section className={classes['card']} aria-labelledby="add-lineup">
        <h2 id="add-lineup" className={classes['title']}>
          {title}
        </h2>
        <div className={classes['file']}>
          <p className={classes['drop']}>{drop}</p>
          <p className={classes['hint']}>{hint}</p>
          <Button onClick={chooseFrom}>{chooseFile}</Button>
        </div>
        <div className={classes['ways']}>
          <Button variant="default" onClick={() => actions.run('addEvent')}>
            {addSet}
          </Button>
          <Button variant="default" loading={sample.isPending} onClick={() => void addSample()} {...hints}>
            {trySample}
          </Button>
        </div>
        {isOverGrid && <p className={classes['hint']}>{others}</p>}
      </section>
      {part !== null && (
        <part.AddSample
          festival={festival}
          tries={sample.tries}
          onFailure={() => setSample(({ tries }) => ({ tries, isPending: false }))}
        />
      )}
    </div>
  );
}

/** Opens the browser's dialog for one file. What kinds are read is the upload's business, which explains the others. */
function useFileDialog(onChoose: (file: File) => void): () => void {
  // Some browsers forget an input that nothing holds while its dialog is open.
  const held = useRef<HTMLInputElement | null>(null);
  return () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file !== undefined) onChoose(file);
    });
    held.current = input;
    input.click();
  };
}
