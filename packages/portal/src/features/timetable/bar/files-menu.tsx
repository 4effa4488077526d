import { scheduleMessages, type Festival, type LineupEvent } from '@lineup/domain';
import { useRef } from 'react';
import { usePaletteDoor } from '../../../app/palette/palette-door.ts';
import { Button } from '../../../design/controls/button.tsx';
import { MenuGroup } from '../../../design/controls/menu-group.tsx';
import { IconDots, IconTable } from '../../../design/icons.ts';
import { ImportDialogHost } from '../../import/spreadsheet/import-dialog-host.tsx';
import { BarMenu } from './bar-menu.tsx';

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
  return (
    <>
      <BarMenu ref={button} label={scheduleMessages.files} icon={<IconDots size={20} aria-hidden />}>
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
            </MenuGroup>
            {part !== null && (
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
