import { make } from './elements.ts';
import type { PageSet } from './page-sets.ts';

/** The topic of a note; a row has at most one note per topic. */
type Topic = 'change' | 'overlap';

/** Writes a note into the row of a set and replaces the previous one; null removes it. */
export function noteOn({ row, link }: PageSet, topic: Topic, text: string | null): void {
  const present = row.querySelector(`.${topic}`);
  if (text === null) return present?.remove();
  if (present !== null) {
    present.textContent = text;
    return;
  }
  if (link.parentElement === row) {
    const texts = make('div');
    link.replaceWith(texts);
    texts.append(link);
  }
  link.parentElement?.append(make('p', { className: topic, dir: 'auto' }, text));
}
