import { stagesMessages } from '@lineup/domain';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { IconPlus } from '../../../design/icons.ts';
import { rowShift } from './drag-target.ts';
import { useSoughtSetting } from '../setting/use-sought-setting.ts';
import { duplicateKeys, rowName } from './edit-rows.ts';
import { setCount } from '../../../app/set-count.ts';
import { PasteNames } from './paste-names.tsx';
import { AllStagesRow, StageHeads, StageRow } from './stage-row.tsx';
import { StageSettings } from './stage-settings.tsx';
import classes from './stages-form.module.css';
import { useRowDrag } from './use-row-drag.ts';
import { useRowFocus } from './use-row-focus.ts';
import type { StagesEditor } from './use-stages-editor.ts';

export interface StageRowsEditorProps {
  readonly editor: StagesEditor;
  /** The number of events per stage; null while unknown. */
  readonly counts: ReadonlyMap<string, number> | null;
}

/** The rows of the editor, and the button that adds one. */
export function StageRowsEditor({ editor, counts }: StageRowsEditorProps) {
  const { rows, allStages } = editor.input;
  const isSaving = editor.phase !== 'editing';
  const setting = useSoughtSetting();
  const shared = { refusals: editor.refusals, festival: editor.base, disabled: isSaving };
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const drag = useRowDrag(list, editor.move);
  const focus = useRowFocus(list, addButton, rows);
  const duplicates = duplicateKeys(rows);
  const countOf = (stage: string | null) =>
    stage === null || counts === null ? '' : setCount(counts.get(stage) ?? 0);
  const move = (key: string, from: number, to: number) => {
    focus.afterMove(key, to < from ? 'up' : 'down');
    editor.move(from, to);
  };
  const add = () => {
    focus.afterAdding();
    editor.add();
  };
  const remove = async (key: string, index: number) => {
    if (!(await editor.mayRemove(key))) return;
    focus.afterRemoval(index);
    editor.remove(key);
  };
  return (
    <>
      <StageHeads />
      <AllStagesRow>
        <StageSettings
          {...shared}
          stage={null}
          settings={allStages}
          isSought={setting === 'openHours'}
          onChange={(settings) => editor.set(null, settings)}
        />
      </AllStagesRow>
      <ol ref={list} className={clsx(classes['rows'], drag.dragged !== null && classes['dragging'])}>
        {rows.map((row, index) => (
          <StageRow
            key={row.key}
            row={row}
            index={index}
            last={rows.length - 1}
            count={countOf(row.original)}
            isDuplicate={duplicates.has(row.key)}
            isDragged={drag.dragged?.from === index}
            shift={rowShift(index, drag.dragged)}
            disabled={isSaving}
            onRename={(name) => editor.rename(index, name)}
            onMove={(to) => move(row.key, index, to)}
            onRemove={() => void remove(row.key, index)}
            onDragStart={(event) => drag.start(event, index)}
          >
            <StageSettings
              {...shared}
              stage={rowName(row)}
              settings={row.settings}
              isSought={setting === 'changeover' && index === 0}
              onChange={(settings) => editor.set(index, settings)}
            />
          </StageRow>
        ))}
      </ol>
      {rows.length === 0 && <Banner tone="amber">{stagesMessages.none}</Banner>}
      <div className={classes['add']}>
        <Button
          ref={addButton}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={isSaving}
          onClick={add}
        >
          Add Stage
        </Button>
        <PasteNames existing={rows.map(({ name }) => name)} disabled={isSaving} onAdd={editor.addNames} />
      </div>
    </>
  );
}
