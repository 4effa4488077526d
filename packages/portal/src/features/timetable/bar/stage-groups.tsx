import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { IconX } from '../../../design/icons.ts';
import { isGroupShown, stagesOutside, type ScheduleView } from '../view/schedule-view.ts';
import classes from './stage-groups.module.css';

interface StageGroupsProps extends Pick<ScheduleView, 'groups' | 'hidden'> {
  /** All stages that could be shown. */
  readonly stages: readonly string[];
  /** The name that the sender of the link gave to the shown stages. */
  readonly groupName?: string | undefined;
  readonly onView: (change: Partial<ScheduleView>) => void;
}

/** A name of this length fits next to its delete button. */
const longest = 40;

/** Named groups of stages: one click shows a group, and the stages shown now can be saved as one. */
export function StageGroups({ groups, stages, hidden, groupName, onView }: StageGroupsProps) {
  const shown = stages.filter((stage) => !hidden.includes(stage));
  const isSome = shown.length > 0 && shown.length < stages.length;
  return (
    <fieldset className={classes['groups']}>
      <legend>Groups of stages</legend>
      {groups.length > 0 && (
        <ul>
          {groups.map((group) => (
            <Group
              key={group.name}
              name={group.name}
              isShown={isSome && isGroupShown(group, stages, hidden)}
              onShow={() => onView({ hidden: stagesOutside(group, stages) })}
              onRemove={() => onView({ groups: groups.filter(({ name }) => name !== group.name) })}
            />
          ))}
        </ul>
      )}
      {isSome ? (
        <NewGroup
          suggested={groups.some(({ name }) => name === groupName) ? '' : (groupName ?? '')}
          onSave={(name) =>
            onView({ groups: [...groups.filter((each) => each.name !== name), { name, stages: shown }] })
          }
        />
      ) : (
        <p>Hide some stages, and the others can be kept as a group.</p>
      )}
    </fieldset>
  );
}

interface GroupProps {
  readonly name: string;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onRemove: () => void;
}

function Group({ name, isShown, onShow, onRemove }: GroupProps) {
  return (
    <li data-shown={isShown || undefined}>
      <button type="button" aria-pressed={isShown} onClick={onShow}>
        {name}
      </button>
      <IconButton label={`Remove ${name}`} size="sm" onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </li>
  );
}

interface NewGroupProps {
  readonly suggested: string;
  readonly onSave: (name: string) => void;
}

function NewGroup({ suggested, onSave }: NewGroupProps) {
  const [name, setName] = useState(suggested);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name.trim());
    setName('');
  };
  return (
    <form onSubmit={save}>
      <TextInput
        label="Name of the stages shown"
        placeholder="As Night stages"
        autoComplete="off"
        maxLength={longest}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={name.trim() === ''}>
        Keep
      </Button>
    </form>
  );
}
