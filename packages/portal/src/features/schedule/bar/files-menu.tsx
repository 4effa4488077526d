import { scheduleMessages, type Festival, type LineupEvent } from '@lineup/domain';
import { useRef } from 'react';
import { usePart } from '../../../app/loading/use-part.ts';
import { usePaletteDoor } from '../../../app/palette/palette-door.ts';
import { Button } from '../../../design/controls/button.tsx';
import { MenuGroup } from '../../../design/controls/menu-group.tsx';
import { IconDots, IconTable } from '../../../design/icons.ts';
import { ImportDialogHost } from '../../import/import-dialog-host.tsx';
import { BarMenu } from './bar-menu.tsx';
import { loadMenus } from './load-menus.ts';

export interface FilesMenuProps {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
  /** Called when events begin and cease to be created. */
  readonly onImporting: (isImporting: boolean) => void;
}

/** Everything that goes into the schedule from a file, and out of it to paper or to a file. */
export function FilesMenu({ festival, events, onImporting }: FilesMenuProps) {
  const { actions } = usePaletteDoor();
  const button = useRef<HTMLButtonElement>(null);
  const { part, fetch, hints } = usePart(loadMenus);
  const load = (): void => void fetch(load);
  return (
    <>
      <BarMenu
        ref={button}
        label={scheduleMessages.files}
        icon={<IconDots size={20} aria-hidden />}
        hints={hints}
        onToggle={(isOpen) => isOpen && part === null && load()}
      >
        {(isOpen, id) => (
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
            </MenuGroup>
            {isOpen && part !== null && (
              <>
                <part.PrintMenu />
                <part.ExportMenu />
              </>
            )}
          </>
        )}
      </BarMenu>
      <ImportDialogHost {...{ festival, events }} opener={button} onRunning={onImporting} />
    </>
  );
}
