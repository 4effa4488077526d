import { hasLook, type EditionChoice, type Festival } from '@lineup/domain';
import classes from './edition-fields.module.css';

type Part = Exclude<keyof EditionChoice, 'lineup'>;

interface EditionPartsProps {
  readonly festival: Festival;
  readonly choice: EditionChoice;
  readonly disabled: boolean;
  readonly choose: (chosen: Partial<EditionChoice>) => void;
}

const parts = [
  ['stages', 'Stages', 'With their opening hours and changeovers'],
  ['settings', 'Settings', 'Start of the festival day, time format, minutes between stages'],
  ['conflicts', 'Accepted conflicts', 'Those of names and stages, and of sets that still conflict'],
  ['picture', 'Cover image', null],
  ['look', 'Look of the public page', 'Colour, logo and links'],
] as const satisfies readonly (readonly [Part, string, string | null])[];

/** What else is copied. A shifted lineup requires its stages and settings. */
export function EditionParts({ festival, choice, disabled, choose }: EditionPartsProps) {
  const offered = parts.filter(([part]) => isThere(festival, part));
  const isNeeded = (part: Part) => choice.lineup === 'moved' && (part === 'stages' || part === 'settings');
  return (
    <fieldset className={classes['group']}>
      <legend>Take from “{festival.name}”</legend>
      {offered.map(([part, label, description]) => (
        <label key={part} className={classes['option']}>
          <input
            type="checkbox"
            checked={choice[part]}
            disabled={disabled || isNeeded(part)}
            onChange={(event) => choose({ [part]: event.currentTarget.checked })}
          />
          <span>
            {label}
            {description !== null && <small>{description}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function isThere(festival: Festival, part: Part): boolean {
  const { acceptedConflicts = {}, imageURL } = festival;
  if (part === 'conflicts') return Object.keys(acceptedConflicts).length > 0;
  if (part === 'look') return hasLook(festival);
  return part !== 'picture' || imageURL !== null;
}
