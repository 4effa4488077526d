import { formatDay, plainDateOf, printMessages, type PlainDate } from '@lineup/domain';
import { stageColors } from '../../../../design/festival/stage-colors.ts';
import { BlockSheets, type Block } from '../blocks/block-sheets.tsx';
import { dayTitle } from '../day-title.ts';
import { upright } from '../paper/paper.ts';
import { usePrintFacts } from '../paper/print-context.ts';
import type { PrintedDay, PrintedStage } from '../printed-schedule.ts';
import classes from './lists.module.css';
import { SetLine } from './set-line.tsx';

/** Font sizes by the maximum number of sets: a list on a door is read from a distance, and should fit one sheet. */
const sizes = [
  [10, 'large'],
  [18, 'medium'],
  [32, 'small'],
] as const;

/** A list for the door of each stage that has sets on that day. */
export function DoorSheets({ day, columns }: PrintedDay) {
  const { festival, paper } = usePrintFacts();
  return columns
    .filter(({ sets }) => sets.length > 0)
    .map((stage) => (
      <BlockSheets
        key={stage.stage}
        paper={upright(paper)}
        title={dayTitle(day)}
        blocks={blocksOf(stage, day, festival.timezone)}
      />
    ));
}

function blocksOf(
  { stage, index, isMissing, sets }: PrintedStage,
  day: PlainDate | null,
  zone: string,
): Block[] {
  const size = sizes.find(([most]) => sets.length <= most)?.[1] ?? 'least';
  const firstOfNight = sets.find(({ start }) => day !== null && plainDateOf(start, zone) > day);
  const name = (
    <h2 className={classes['door']} style={stageColors(isMissing ? -1 : index)}>
      {stage}
    </h2>
  );
  return [
    { key: 'stage', isHeading: true, content: name },
    ...sets.flatMap((set): Block[] => [
      ...(set === firstOfNight ? [midnight(plainDateOf(set.start, zone))] : []),
      {
        key: set.id,
        content: (
          <div className={classes[size]}>
            <SetLine set={set} withDay={day === null} />
          </div>
        ),
      },
    ]),
  ];
}

function midnight(date: PlainDate): Block {
  const content = <p className={classes['midnight']}>{printMessages.afterMidnight(formatDay(date))}</p>;
  return { key: 'midnight', isHeading: true, content };
}
