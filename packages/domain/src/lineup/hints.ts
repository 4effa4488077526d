import type { DraftField, Hint, HintCode } from '../entities/upload.ts';
import { cutText, wellFormed } from './well-formed.ts';

const maximumHints = 20;
const maximumSource = 200;

/** Adds a hint with the words of the file, as long as the draft takes more. */
export function addHint(hints: Hint[], field: DraftField, code: HintCode, source: string): void {
  if (hints.length >= maximumHints) return;
  hints.push({ field, code, source: wellFormed(cutText(source, maximumSource)) });
}
