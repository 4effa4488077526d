import { stageColors } from './stage-colors.ts';
import classes from './stage-chip.module.css';

interface StageChipProps {
  readonly name: string;
  /** The position in the festival's list of stages, 0-based; -1 if it is not in the list. */
  readonly index: number;
}

/** A stage's name on its colour. */
export function StageChip({ name, index }: StageChipProps) {
  return (
    <span className={classes['chip']} style={stageColors(index)} title={name}>
      {name}
    </span>
  );
}
