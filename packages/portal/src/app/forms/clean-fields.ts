import { fieldMessages, withoutControls } from '@lineup/domain';
import { toast } from '../../design/toasts/toast.ts';

/** Input types that hold text written by people. A password may hold anything. */
const textTypes = ['text', 'search', 'url', 'tel'];

/**
 * Removes control characters from everything typed, pasted or dropped into a field and says so, until `signal` is
 * aborted. It runs before the page receives the input, so that no form ever sees them. Safe to call repeatedly.
 */
export function cleanFields(page: Document, signal: AbortSignal): void {
  page.addEventListener('input', clean, { capture: true, signal });
}

/** Cleans what was entered into a field before `cleanFields` was loaded. */
export function cleanNow(field: EventTarget | null): void {
  if (isTextField(field) && cleanedOf(field, field.value) !== field.value) {
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function clean(event: Event): void {
  const { target: field } = event;
  if (!isTextField(field) || (event instanceof InputEvent && isUnfinished(event))) return;
  const { value, selectionEnd } = field;
  const cleaned = cleanedOf(field, value);
  if (cleaned === value) return;
  const caret = cleanedOf(field, value.slice(0, selectionEnd ?? value.length)).length;
  setValue(field, cleaned);
  field.setSelectionRange(caret, caret);
  reportRemoved();
}

/**
 * Returns the text on the clipboard without control characters, for pastes outside of fields; says so if there were
 * any.
 */
export function cleanedPaste(text: string): string {
  const cleaned = withoutControls(text, true);
  if (cleaned !== text) reportRemoved();
  return cleaned;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(target: EventTarget | null): target is TextField {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && textTypes.includes(target.type))
  );
}

/** Some keyboards send a character in two halves. */
function isUnfinished({ isComposing, data }: InputEvent): boolean {
  return isComposing || /^\p{Surrogate}$/u.test(data ?? '');
}

function cleanedOf(field: TextField, text: string): string {
  return withoutControls(text, field instanceof HTMLTextAreaElement);
}

/** Uses the browser's setter: React ignores a value set through its own, because it takes it for known. */
function setValue(field: TextField, value: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function reportRemoved(): void {
  toast.info(fieldMessages.controlsRemoved, { id: 'controls-removed' });
}
