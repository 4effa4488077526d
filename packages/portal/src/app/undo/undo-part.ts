export { FestivalUndo } from './festival-undo.tsx';
export { UndoButtons } from './undo-buttons.tsx';
