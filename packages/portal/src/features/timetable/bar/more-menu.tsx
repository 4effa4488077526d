import { scheduleMessages, type LineupEvent } from '@lineup/domain';
import { useRef } from 'react';
import { usePaletteDoor } from '../../../app/palette/palette-door.ts';
import { Button } from '../../../design/controls/button.tsx';
import { MenuGroup } from '../../../design/controls/menu-group.tsx';
import { IconDots, IconTable } from '../../../design/icons.ts';
import { ImportDialogHost } from '../../import/spreadsheet/import-dialog-host.tsx';
import { BarMenu } from './bar-menu.tsx';
import classes from './more-menu.module.css';
import type { ViewChoicesProps } from './view-choices.tsx';

export interface MoreMenuProps extends ViewChoicesProps {
  readonly events: readonly LineupEvent[];
  /** Called when an import begins and ends creating events. */
  readonly onImporting: (isImporting: boolean) => void;
}

/** Files and view options of the schedule that have no room in the toolbar. */
export function MoreMenu({ events, onImporting, ...choices }: MoreMenuProps) {
  const { festival, stages, view } = choices;
  const { actions } = usePaletteDoor();
  const button = useRef<HTMLButtonElement>(null);
  const away = stages.filter((stage) => view.hidden.includes(stage)).length;
  return (
    <>
      <BarMenu
        ref={button}
        label={scheduleMessages.more}
        name={away === 0 ? scheduleMessages.more : scheduleMessages.stagesHidden(away, stages.length)}
        icon={<IconDots size={20} aria-hidden />}
        count={away}
      >
        {(id, part) => (
          <>
            <MenuGroup legend={scheduleMessages.importLegend}>
              <Button
                size="sm"
                variant="default"
                leftSection={<IconTable size={18} aria-hidden />}
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={() => actions.run('importSpreadsheet')}
              >
                {scheduleMessages.importSpreadsheet}
              </Button>
              {part !== null && <part.CheckButtons festival={festival} menuId={id} />}
            </MenuGroup>
            {part !== null && (
              <>
                <div className={classes['inMenu']}>
                  <part.PrintMenu />
                  <part.ExportMenu />
                </div>
                <part.ViewChoices {...choices} />
              </>
            )}
          </>
        )}
      </BarMenu>
      <ImportDialogHost {...{ festival, events }} opener={button} onRunning={onImporting} />
    </>
  );
}

/** The print and export menus, where the toolbar has room for their labels; elsewhere they are in *More*. */
export function OutputMenus() {
  return (
    <span className={classes['inLine']}>
      <BarMenu label={scheduleMessages.print}>{(_, part) => part !== null && <part.PrintMenu />}</BarMenu>
      <BarMenu label={scheduleMessages.export}>{(_, part) => part !== null && <part.ExportMenu />}</BarMenu>
    </span>
  );
}
