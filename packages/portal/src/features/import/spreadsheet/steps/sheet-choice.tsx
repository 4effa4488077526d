import { NativeSelect } from '../../../../design/controls/native-select.tsx';

interface SheetChoiceProps {
  readonly sheets: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (sheet: string) => void;
}

/** The choice of the sheet, if the workbook has several. */
export function SheetChoice({ sheets, chosen, onChoose }: SheetChoiceProps) {
  if (sheets.length < 2) return null;
  const options = chosen === null ? [{ value: '', label: 'Choose a sheet' }, ...sheets] : [...sheets];
  return (
    <NativeSelect
      label="Sheet"
      data={options}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
