/** The four steps of the upload wizard: upload, processing, review, save. */
export type WizardStep = 1 | 2 | 3 | 4;

/** Parses the `step` of an address; ignores anything but 1 to 4. */
export function parseStep(search: Record<string, unknown>): { step?: WizardStep } {
  const step = Number(search['step']);
  return isStep(step) ? { step } : {};
}

function isStep(value: number): value is WizardStep {
  return value === 1 || value === 2 || value === 3 || value === 4;
}
