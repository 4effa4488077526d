import { movingMessages, printMessages, stagesOf } from '@lineup/domain';
import { useState } from 'react';
import { usePaletteDoor } from '../../../app/palette/palette-door.ts';
import { Button } from '../../../design/controls/button.tsx';
import { useRenameStage } from '../../festival/stages/use-rename-stage.ts';
import type { DirectTools } from '../direct/model/direct-tools.ts';
import { InlineName } from '../direct/view/inline-name.tsx';
import { MoveDialog } from '../direct/view/move-dialog.tsx';
import { useApply } from '../direct/commands/use-apply.ts';
import { movedText } from '../direct/model/move-labels.ts';
import type { StageColumn } from '../grid/group-schedule.ts';
import classes from './stage-tools.module.css';

interface StageToolsProps {
  readonly column: StageColumn;
  readonly tools: DirectTools;
  readonly onRenamed: (name: string) => void;
}

const { actions: texts } = movingMessages;

/** The actions for the only listed stage, and for its sets of this day. */
export function StageTools({ column: { stage, sets }, tools, onRenamed }: StageToolsProps) {
  const { festival, conflicts } = tools;
  const apply = useApply(tools);
  const { actions } = usePaletteDoor();
  const rename = useRenameStage(festival);
  const [isMoving, setMoving] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) {
    return (
      <div className={classes['tools']}>
        <InlineName
          label={movingMessages.renameStage(stage)}
          name={stage}
          className={classes['name']}
          onRename={(name) => {
            const isDone = rename(stage, name);
            if (isDone) onRenamed(name);
            return isDone;
          }}
          onClose={() => setRenaming(false)}
        />
      </div>
    );
  }
  return (
    <div className={classes['tools']}>
      {sets.length > 0 && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setMoving(true)}>
          {texts.moveAll}
        </Button>
      )}
      {stagesOf(festival).includes(stage) && (
        <Button variant="default" onClick={() => setRenaming(true)}>
          {texts.rename}
        </Button>
      )}
      {sets.length > 0 && (
        <Button
          variant="default"
          aria-label={printMessages.doorSheet}
          onClick={() => actions.run('printDoors', stage)}
        >
          {printMessages.shortDoorSheet}
        </Button>
      )}
      <MoveDialog
        key={stage}
        sets={sets.flatMap(({ id }) => conflicts.get(id) ?? [])}
        tools={tools}
        opened={isMoving}
        onMove={(plan) => void apply.plan(plan, movedText(plan.sets, festival))}
        onClose={() => setMoving(false)}
      />
    </div>
  );
}
