import { createRoot } from 'react-dom/client';
import { ReactSpreadsheetImport, StepType } from 'react-spreadsheet-import';

const clock = { rule: 'regex', value: '^([01]\\d|2[0-3]):[0-5]\\d$', errorMessage: 'Must be HH:MM' };
const day = { rule: 'regex', value: '^\\d{4}-\\d{2}-\\d{2}$', errorMessage: 'Must be YYYY-MM-DD' };
const field = (key, label, ...validations) => ({
  key,
  label,
  fieldType: { type: 'input' },
  validations: [{ rule: 'required', errorMessage: 'Required' }, ...validations],
});

const root = createRoot(document.getElementById('root'));

const show = (stages, initialStepState) => {
  const fields = [
    field('artistName', 'Artist Name'),
    {
      ...field('stage', 'Stage'),
      fieldType: { type: 'select', options: stages.map((stage) => ({ label: stage, value: stage })) },
    },
    field('date', 'Date', day),
    field('timeStart', 'Start Time', clock),
    field('timeEnd', 'End Time', clock),
  ];
  root.render(
    <ReactSpreadsheetImport
      isOpen
      onClose={() => undefined}
      onSubmit={() => undefined}
      fields={fields}
      initialStepState={initialStepState}
    />,
  );
};

/** Opens at the step for reviewing the rows. */
window.showReview = ({ stages, rows }) => {
  const data = rows.map(({ id, ...row }) => ({ ...row, __index: id }));
  show(stages, { type: StepType.validateData, data });
};

/** Opens at the step for choosing a file; the next step shows its rows. */
window.showImport = (stages) => show(stages, { type: StepType.upload });
