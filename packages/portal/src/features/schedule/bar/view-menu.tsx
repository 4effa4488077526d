import { useId, useState } from 'react';
import { usePart } from '../../../app/loading/use-part.ts';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { IconAdjustments } from '../../../design/icons.ts';
import { loadViewChoices } from './load-view-choices.ts';
import type { ViewChoicesProps } from './view-choices.tsx';
import classes from './view-menu.module.css';

/** What else there is to do and to choose, which is loaded with the first use. */
export function ViewMenu(props: ViewChoicesProps) {
  const { stages, view } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { part, fetch, hints } = usePart(loadViewChoices);
  const away = stages.filter((stage) => view.hidden.includes(stage));
  const note = (isOpening: boolean) => {
    setOpen(isOpening);
    if (isOpening && part === null) void fetch(() => note(true));
  };
  return (
    <>
      <IconButton
        label={away.length === 0 ? 'View' : `View, ${away.length} of ${stages.length} stages hidden`}
        className={classes['button']}
        popoverTarget={id}
        data-away={away.length || undefined}
        {...hints}
      >
        <IconAdjustments size={20} aria-hidden />
      </IconButton>
      <section
        id={id}
        popover="auto"
        aria-label="View"
        className={classes['menu']}
        onToggle={(event) => note(event.newState === 'open')}
      >
        {isOpen && part !== null && <part.ViewChoices {...props} />}
      </section>
    </>
  );
}
