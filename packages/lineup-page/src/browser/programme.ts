import { lineupPageMessages as texts } from '@lineup/domain/public-messages';
import { button, make } from './elements.ts';
import { isFiltering, matcher, showOnly } from './filter.ts';
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
export class Programme {
  readonly #main: HTMLElement;
  readonly #form: HTMLFormElement;
  readonly #page = document.documentElement.dataset['page'] ?? '';
  readonly #address = location.origin + this.#page;
  readonly #sets: readonly PageSet[];
  readonly #picks = new StoredPicks(document.documentElement.dataset['festival'] ?? '', storageOf(window));
  readonly #openSet: (set: PageSet) => void;
  readonly #message = make('div', { className: 'message', role: 'status', hidden: true });
  readonly #fields: ReturnType<typeof fieldsOf>;
  #view: View = { kind: 'all' };
  #on = new Map<PageSet, string>();

  constructor(main: HTMLElement, form: HTMLFormElement) {
    this.#main = main;
    this.#form = form;
    this.#sets = readSets(main);
    this.#fields = fieldsOf(form);
    this.#openSet = createSetDialog({
      sets: this.#sets,
      hasArtistPages: document.documentElement.dataset['kind'] === 'lineup',
      address: this.#address,
      isPicked: (number) => this.#picks.numbers.has(number),
      togglePick: (set) => this.#togglePick(set),
    });
  }

  start(): void {
    const form = this.#form;
    const { now, picks } = this.#fields;
    addStars(this.#sets);
    this.#main.prepend(this.#message);
    this.#main.addEventListener('click', (event) => this.#click(event));
    form.addEventListener('input', () => this.#show());
    form.addEventListener('submit', (event) => event.preventDefault());
    now.addEventListener('click', () => this.#toggleView('now'));
    picks.addEventListener('click', () => this.#toggleView('picks'));
    window.addEventListener('hashchange', () => this.#followFragment());
    window.addEventListener('storage', () => {
      this.#picks.readAgain();
      this.#showPicks();
    });
    for (const set of form.querySelectorAll('fieldset')) set.disabled = false;
    this.#showPicks();
    this.#showNow();
    setInterval(() => this.#showNow(), 30_000);
    this.#followFragment();
  }

  #click(event: MouseEvent): void {
    const set = setOf(event, this.#sets);
    if (set === undefined || !(event.target instanceof Element)) return;
    if (event.target.closest('.pick') !== null) this.#togglePick(set);
    else if (event.target.closest('a') !== null && !opensElsewhere(event)) {
      event.preventDefault();
      this.#openSet(set);
    }
  }

  #togglePick({ number }: PageSet): void {
    if (!this.#picks.toggle(number)) this.#say(texts.picksNotStored);
    this.#showPicks();
  }

  #ownPicks(): readonly PageSet[] {
    return this.#sets.filter(({ number }) => this.#picks.numbers.has(number));
  }

  #toggleView(kind: 'now' | 'picks'): void {
    this.#look({ kind: this.#view.kind === kind ? 'all' : kind });
  }

  /** Another view begins without what was searched in the one before. */
  #look(next: View): void {
    this.#view = next;
    this.#form.reset();
    this.#show();
    if (!this.#message.hidden) this.#message.scrollIntoView({ block: 'nearest' });
    if (next.kind === 'all' && location.hash.startsWith('#picks=')) this.#clearFragment();
  }

  #clearFragment(): void {
    history.replaceState(null, '', this.#page);
  }

  #show(): void {
    const { text, stage, day, now, picks } = this.#fields;
    const filter = { text: text.value, stage: stage.value, day: day.value, only: this.#onlyShown() };
    const count = showOnly(this.#sets, matcher(filter));
    now.setAttribute('aria-pressed', String(this.#view.kind === 'now'));
    picks.setAttribute('aria-pressed', String(this.#view.kind === 'picks'));
    this.#say(...(isFiltering(filter) ? this.#summary(count) : []));
  }

  #onlyShown(): ReadonlySet<number> | null {
    const view = this.#view;
    if (view.kind === 'all') return null;
    if (view.kind === 'shared') return view.numbers;
    return view.kind === 'picks'
      ? this.#picks.numbers
      : new Set([...this.#on.keys()].map(({ number }) => number));
  }

  #summary(count: number): readonly (Node | string)[] {
    const { kind } = this.#view;
    const all = button('Show all', () => this.#look({ kind: 'all' }));
    if (kind === 'shared') {
      const add = button('Add to mine', () => this.#addShared());
      return [`Somebody’s picks: ${setsText(count)}.`, add, all];
    }
    if (kind === 'picks' && this.#picks.numbers.size === 0) return [texts.nothingPicked, all];
    if (kind === 'picks') {
      const pass = button('Share as a link', () => void this.#sharePicks());
      return [`My picks: ${setsText(count)}.`, pass, all];
    }
    if (count === 0) return [kind === 'now' ? texts.nothingOn : texts.nothingFound, all];
    return [kind === 'now' ? `Now and next: ${setsText(count)}.` : `${setsText(count)}.`, all];
  }

  #say(...content: readonly (Node | string)[]): void {
    this.#message.hidden = content.length === 0;
    this.#message.replaceChildren(
      ...content.map((part) => (typeof part === 'string' ? make('span', {}, part) : part)),
    );
  }

  #addShared(): void {
    if (this.#view.kind !== 'shared') return;
    const isStored = this.#picks.add([...this.#view.numbers]);
    this.#showPicks();
    this.#clearFragment();
    this.#look({ kind: 'picks' });
    if (!isStored) this.#say(texts.picksNotStored);
  }

  async #sharePicks(): Promise<void> {
    const code = encodePicks(this.#ownPicks().map(({ number }) => number));
    const message = await share(document.title, `${this.#address}#picks=${code}`);
    if (message !== null) this.#say(message);
  }

  #showPicks(): void {
    const count = this.#ownPicks().length;
    this.#fields.picks.textContent = count === 0 ? 'My picks' : `My picks (${count})`;
    for (const { row, number } of this.#sets)
      row.querySelector('.pick')?.setAttribute('aria-pressed', String(this.#picks.numbers.has(number)));
    if (this.#view.kind === 'picks') this.#show();
  }

  #showNow(): void {
    this.#on = new Map(onNow(this.#sets, Date.now()));
    for (const set of this.#sets) {
      const state = this.#on.get(set);
      set.row.classList.toggle('on', state === 'Now');
      const times = set.row.querySelector<HTMLElement>('.t');
      if (state === undefined) times?.removeAttribute('data-state');
      else times?.setAttribute('data-state', state);
    }
    this.#fields.now.hidden = this.#on.size === 0;
    if (this.#view.kind === 'now') this.#show();
  }

  /** The fragment names picks or a set, which must be seen whatever is filtered. */
  #followFragment(): void {
    const code = /^#picks=(.*)$/u.exec(location.hash)?.[1];
    if (code !== undefined) {
      const numbers = decodePicks(code);
      if (numbers === null) this.#say(texts.picksUnreadable);
      else this.#look({ kind: 'shared', numbers: new Set(numbers) });
    }
    const target = numbered(this.#sets, /^#s(\d+)$/u.exec(location.hash)?.[1]);
    if (target === undefined || !target.row.hidden) return;
    this.#look({ kind: 'all' });
    target.row.scrollIntoView({ block: 'center' });
  }
}

function fieldsOf(form: HTMLFormElement) {
  return {
    text: field(form, 'text', HTMLInputElement),
    stage: field(form, 'stage', HTMLSelectElement),
    day: field(form, 'day', HTMLSelectElement),
    now: field(form, 'now', HTMLButtonElement),
    picks: field(form, 'picks', HTMLButtonElement),
  };
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

function setOf(event: Event, sets: readonly PageSet[]): PageSet | undefined {
  const row = event.target instanceof Element ? event.target.closest('li[id]') : null;
  return numbered(sets, row?.id.slice(1));
}

function numbered(sets: readonly PageSet[], digits: string | undefined): PageSet | undefined {
  return sets.find(({ number }) => number === Number(digits));
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

function setsText(count: number): string {
  return `${count.toLocaleString('en')} set${count === 1 ? '' : 's'}`;
}
