import { printMessages } from '@lineup/domain';
import type { CSSProperties } from 'react';
import { stageColors } from '../../../../design/festival/stage-colors.ts';
import { SetName } from '../lists/set-line.tsx';
import type { ColumnOnPage, DayPage, SetOnPage } from './day-pages.ts';
import { compactTime } from './compact-time.ts';
import classes from './page-grid.module.css';

/** The numbers of the sets whose text does not fit into the grid, by set id. */
export type Numbers = ReadonlyMap<string, number>;

interface PageGridProps {
  readonly page: DayPage;
  readonly numbers: Numbers;
  /** The text below the stages. */
  readonly below: string;
}

/** The hours and the stages of one sheet. */
export function PageGrid({ page, numbers, below }: PageGridProps) {
  const size: Record<string, string> = { '--head': `${page.headHeight}px`, '--hours': `${page.height}px` };
  return (
    <div className={classes['grid']} style={size}>
      <div className={classes['axis']}>
        {page.hours.map(({ label, top }) => (
          <span key={top} className={classes['hour']} style={{ top }}>
            {label}
          </span>
        ))}
        {page.midnights.map(({ label, top }) => (
          <span key={top} className={classes['date']} style={{ top }}>
            {label}
          </span>
        ))}
      </div>
      <div className={classes['stages']}>
        {page.hours.map(({ top }) => (
          <div key={top} className={classes['line']} style={{ top }} />
        ))}
        {page.midnights.map(({ top }) => (
          <div key={top} className={classes['midnight']} style={{ top }} />
        ))}
        {page.columns.map((column) => (
          <Column key={column.stage} column={column} numbers={numbers} />
        ))}
      </div>
      {below !== '' && <p className={classes['below']}>{below}</p>}
    </div>
  );
}

function Column({ column, numbers }: { readonly column: ColumnOnPage; readonly numbers: Numbers }) {
  const { stage, index, isMissing, weight, sets } = column;
  return (
    <div className={classes['column']} style={{ ...stageColors(isMissing ? -1 : index), flexGrow: weight }}>
      <h2 className={classes['stage']} dir="auto">
        {stage}
      </h2>
      {sets.map((placed) => (
        <SetBox key={placed.set.set.id} placed={placed} number={numbers.get(placed.set.set.id)} />
      ))}
    </div>
  );
}

/** The minimum line height and the borders of a set, in CSS pixels; as in the style sheet. */
const leastLine = 7.7;
const edges = 1.2;

interface SetBoxProps {
  readonly placed: SetOnPage;
  readonly number: number | undefined;
}

/** A set, as high as it is long, although its text may continue below it. */
function SetBox({ placed, number }: SetBoxProps) {
  const { set: part, room } = placed;
  const { set, isContinued } = part;
  const isCut = isContinued || number !== undefined;
  return (
    <div className={classes['set']} style={styleOf(placed)}>
      <div
        className={classes['words']}
        data-fit={isContinued ? undefined : set.id}
        data-length={placed.height}
        data-room={room}
        data-size={isContinued ? 'least' : undefined}
        data-cut={isCut || undefined}
        style={isCut ? { WebkitLineClamp: Math.floor((room - edges) / leastLine) } : undefined}
      >
        {number !== undefined && <b className={classes['number']}>{number}</b>}
        {isContinued ? (
          printMessages.continued(set.artistName)
        ) : (
          <>
            <SetName set={set} /> <span className={classes['time']}>{compactTime(set)}</span>
          </>
        )}
      </div>
    </div>
  );
}

function styleOf({ top, height, lane, lanes }: SetOnPage): CSSProperties {
  const share = 100 / lanes;
  const style: CSSProperties & Record<'--length', string> = {
    top,
    height,
    left: `${lane * share}%`,
    width: `${share}%`,
    '--length': `${height}px`,
  };
  return style;
}
