import { isolated, stageLinkMessages, type Festival } from '@lineup/domain';
import { maximumFollowed } from '@lineup/domain/live';
import { useRef } from 'react';
import { useEvents } from '../../app/queries/use-events.ts';
import { Combobox } from '../../design/controls/combobox.tsx';
import { IconButton } from '../../design/controls/icon-button.tsx';
import { IconX } from '../../design/icons.ts';
import { followedKey, followedOptions, type Followed } from './followed-options.ts';
import classes from './stage-screens.module.css';

interface FollowedFieldProps {
  readonly festival: Festival;
  readonly followed: readonly Followed[];
  readonly error: string | undefined;
  readonly onChange: (followed: readonly Followed[]) => void;
}

const { form: texts } = stageLinkMessages;

/** Selects the artists and sets that a link follows. */
export function FollowedField({ festival, followed, error, onChange }: FollowedFieldProps) {
  const { events } = useEvents(festival.id);
  const field = useRef<HTMLDivElement>(null);
  const isChosen = (key: string) => followed.some((each) => followedKey(each) === key);
  const sets = events.status === 'success' ? events.data : [];
  const offered = (typed: string) =>
    followedOptions(sets, festival, typed).filter((each) => !isChosen(followedKey(each)));
  const known = useRef(new Map<string, Followed>());
  const optionsFor = (typed: string) => {
    const options = offered(typed);
    known.current = new Map(options.map((each) => [followedKey(each), each]));
    return [...known.current.keys()];
  };
  const choose = (key: string) => {
    const chosen = known.current.get(key);
    if (chosen !== undefined) onChange([...followed, chosen]);
  };
  const remove = (removed: Followed) => {
    onChange(followed.filter((each) => each !== removed));
    // Its button was removed along with it.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={field} className={classes['followed']}>
      <Combobox
        label={texts.followed}
        placeholder={texts.followedPlaceholder}
        value=""
        choosesOnLeave={false}
        disabled={followed.length >= maximumFollowed}
        error={error}
        optionsFor={optionsFor}
        labelOf={(key) => known.current.get(key)?.label ?? key}
        onChoose={choose}
      />
      {followed.length > 0 && (
        <ul aria-label={texts.followedList}>
          {followed.map((each) => (
            <li key={followedKey(each)}>
              <span dir="auto">{each.label}</span>
              <IconButton label={texts.unfollow(isolated(each.label))} onClick={() => remove(each)}>
                <IconX size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
