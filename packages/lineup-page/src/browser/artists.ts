import { foldText } from '@lineup/domain';
import { make } from './elements.ts';
import { searchWords } from './filter.ts';
import { text } from './texts.ts';

/** Lets visitors search the list of artists by name and stage. */
export function startArtists(main: HTMLElement, form: HTMLFormElement): void {
  const message = make('p', { className: 'message', role: 'status', hidden: true });
  const items = Array.from(main.querySelectorAll<HTMLElement>('li'), (item) => ({
    item,
    folded: foldText(item.textContent),
  }));
  const field = form.querySelector('input');
  const show = () => {
    const words = searchWords(field?.value ?? '');
    for (const { item, folded } of items) item.hidden = !words.every((word) => folded.includes(word));
    const isEmpty = items.every(({ item }) => item.hidden);
    message.hidden = !isEmpty;
    message.textContent = isEmpty ? text('scriptNothingFound') : '';
  };
  main.prepend(message);
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  for (const set of form.querySelectorAll('fieldset')) set.disabled = false;
  show();
}
