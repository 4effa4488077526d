import { lineupPageMessages as texts } from '@lineup/domain/public-messages';
import { button, make } from './elements.ts';
import { type Filter, isFiltering, matcher, showOnly } from './filter.ts';
import { StoredPicks, storageOf } from './stored-picks.ts';
import { onNow } from './on-now.ts';
import { type PageSet, readSets } from './page-sets.ts';
import { decodePicks, encodePicks } from './pick-codes.ts';
import { createSetDialog } from './set-dialog.ts';
import { share } from './share.ts';

/** Which sets are looked at: all, the visitor's own, those of a link, or what is on. */
type View =
  | { readonly kind: 'all' | 'picks' | 'now' }
  | { readonly kind: 'shared'; readonly numbers: ReadonlySet<number> };

/** Brings the programme to life: search, filters, what is on now, picks and a dialog for each set. */
export function startProgramme(main: HTMLElement, form: HTMLFormElement): void {
  const { festival = '', page = '' } = document.documentElement.dataset;
  const address = location.origin + page;
  const title = document.title;
  const sets = readSets(main);
  const picks = new StoredPicks(festival, storageOf(window));
  const byNumber = new Map(sets.map((set) => [set.number, set]));
  const message = make('div', { className: 'message', role: 'status', hidden: true });
  const text = field(form, 'text', HTMLInputElement);
  const stage = field(form, 'stage', HTMLSelectElement);
  const day = field(form, 'day', HTMLSelectElement);
  const nowButton = field(form, 'now', HTMLButtonElement);
  const picksButton = field(form, 'picks', HTMLButtonElement);
  let view: View = { kind: 'all' };
  let on = new Map<PageSet, string>();

  const openSet = createSetDialog({
    sets,
    address,
    isPicked: (number) => picks.numbers.has(number),
    togglePick: (set) => togglePick(set),
  });
  const togglePick = (set: PageSet) => {
    if (!picks.toggle(set.number)) say(texts.picksNotStored);
    showPicks();
    if (view.kind === 'picks') show();
  };
  const ownPicks = () => sets.filter(({ number }) => picks.numbers.has(number));

  const show = () => {
    const filter: Filter = { text: text.value, stage: stage.value, day: day.value, only: onlyOf(view) };
    const count = showOnly(sets, matcher(filter));
    nowButton.setAttribute('aria-pressed', String(view.kind === 'now'));
    picksButton.setAttribute('aria-pressed', String(view.kind === 'picks'));
    say(...(isFiltering(filter) ? summary(count) : []));
  };
  const onlyOf = ({ ...of }: View): ReadonlySet<number> | null => {
    if (of.kind === 'all') return null;
    if (of.kind === 'shared') return of.numbers;
    return of.kind === 'picks' ? picks.numbers : new Set([...on.keys()].map(({ number }) => number));
  };
  const summary = (count: number): readonly (Node | string)[] => {
    const all = button('Show all', () => look({ kind: 'all' }));
    if (view.kind === 'shared')
      return [`Somebody’s picks: ${setsText(count)}.`, button('Add to mine', takeOver), all];
    if (view.kind === 'picks' && picks.numbers.size === 0) return [texts.nothingPicked, all];
    if (view.kind === 'picks')
      return [`My picks: ${setsText(count)}.`, button('Share as a link', sharePicks), all];
    if (count === 0) return [view.kind === 'now' ? texts.nothingOn : texts.nothingFound, all];
    return [view.kind === 'now' ? `Now and next: ${setsText(count)}.` : `${setsText(count)}.`, all];
  };
  const say = (...content: readonly (Node | string)[]) => {
    message.hidden = content.length === 0;
    message.replaceChildren(
      ...content.map((part) => (typeof part === 'string' ? make('span', {}, part) : part)),
    );
  };
  /** Another view begins without what was searched in the one before. */
  const look = (next: View) => {
    view = next;
    form.reset();
    show();
    if (!message.hidden) message.scrollIntoView({ block: 'nearest' });
    if (next.kind === 'all' && location.hash.startsWith('#picks=')) history.replaceState(null, '', page);
  };
  const takeOver = () => {
    if (view.kind !== 'shared') return;
    const isStored = picks.add([...view.numbers]);
    showPicks();
    history.replaceState(null, '', page);
    look({ kind: 'picks' });
    if (!isStored) say(texts.picksNotStored);
  };
  const sharePicks = () => {
    const url = `${address}#picks=${encodePicks(ownPicks().map(({ number }) => number))}`;
    void share(title, url).then((said) => (said === null ? undefined : say(said)));
  };

  const showPicks = () => {
    const count = ownPicks().length;
    picksButton.textContent = count === 0 ? 'My picks' : `My picks (${count})`;
    for (const set of sets) {
      const star = set.row.querySelector('.pick');
      star?.setAttribute('aria-pressed', String(picks.numbers.has(set.number)));
    }
  };
  const showNow = () => {
    on = new Map(onNow(sets, Date.now()));
    for (const set of sets) {
      const state = on.get(set);
      set.row.classList.toggle('on', state === 'Now');
      const times = set.row.querySelector<HTMLElement>('.t');
      if (state === undefined) times?.removeAttribute('data-state');
      else times?.setAttribute('data-state', state);
    }
    nowButton.hidden = on.size === 0;
    if (view.kind === 'now') show();
  };
  /** The fragment names picks or a set, which must be seen whatever is filtered. */
  const followFragment = () => {
    const code = /^#picks=(.*)$/u.exec(location.hash)?.[1];
    if (code !== undefined) {
      const numbers = decodePicks(code);
      if (numbers === null) say(texts.picksUnreadable);
      else look({ kind: 'shared', numbers: new Set(numbers) });
    }
    const target = byNumber.get(Number(/^#s(\d+)$/u.exec(location.hash)?.[1]));
    if (target === undefined || !target.row.hidden) return;
    look({ kind: 'all' });
    target.row.scrollIntoView({ block: 'center' });
  };

  addStars(sets);
  main.prepend(message);
  main.addEventListener('click', (event) => {
    const set = setOf(event, byNumber);
    if (set === null || !(event.target instanceof Element)) return;
    if (event.target.closest('.pick') !== null) togglePick(set);
    else if (event.target.closest('a') !== null && !opensElsewhere(event)) {
      event.preventDefault();
      openSet(set);
    }
  });
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  nowButton.addEventListener('click', () => look({ kind: view.kind === 'now' ? 'all' : 'now' }));
  picksButton.addEventListener('click', () => look({ kind: view.kind === 'picks' ? 'all' : 'picks' }));
  window.addEventListener('hashchange', followFragment);
  window.addEventListener('storage', () => {
    picks.readAgain();
    showPicks();
    if (view.kind === 'picks') show();
  });
  for (const set of form.querySelectorAll('fieldset')) set.disabled = false;
  showPicks();
  showNow();
  setInterval(showNow, 30_000);
  followFragment();
}

function field<Kind extends Element>(form: HTMLFormElement, name: string, kind: new () => Kind): Kind {
  const found = form.elements.namedItem(name);
  if (!(found instanceof kind)) throw new TypeError(`The page has no field ${name}.`);
  return found;
}

function addStars(sets: readonly PageSet[]): void {
  for (const { row, name } of sets) {
    const star = make('button', { type: 'button', className: 'pick', ariaLabel: `Pick ${name}` });
    row.append(star);
  }
}

function setOf(event: Event, byNumber: ReadonlyMap<number, PageSet>): PageSet | null {
  const row = event.target instanceof Element ? event.target.closest('li[id]') : null;
  return byNumber.get(Number(row?.id.slice(1))) ?? null;
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

function setsText(count: number): string {
  return `${count.toLocaleString('en')} set${count === 1 ? '' : 's'}`;
}
