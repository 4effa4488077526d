import { scheduleMessages } from '@lineup/domain';
import { IconAdjustments } from '../../../design/icons.ts';
import { BarMenu } from './bar-menu.tsx';
import type { ViewChoicesProps } from './view-choices.tsx';

/** How the schedule is looked at. What the menu shows is loaded with the first use. */
export function ViewMenu(props: ViewChoicesProps) {
  const { stages, view } = props;
  const away = stages.filter((stage) => view.hidden.includes(stage)).length;
  return (
    <BarMenu
      label={scheduleMessages.view}
      name={away === 0 ? scheduleMessages.view : scheduleMessages.stagesHidden(away, stages.length)}
      icon={<IconAdjustments size={20} aria-hidden />}
      count={away}
    >
      {(_, part) => part !== null && <part.ViewChoices {...props} />}
    </BarMenu>
  );
}
