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
  /** True if it overlays the empty grid, in which a first set can be drawn. */
  readonly isOverGrid: boolean;
}

const { title, drop, hint, chooseFile, addSet, trySample, others } = emptyScheduleMessages;

/** The ways to a first lineup, for an empty schedule. A file may also be dropped anywhere on the schedule. */
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

/** Opens the browser's dialog for one file, of any type: the upload rejects unsupported files with an explanation. */
function useFileDialog(onChoose: (file: File) => void): () => void {
  // Some browsers garbage-collect an unreferenced input while its dialog is open.
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
