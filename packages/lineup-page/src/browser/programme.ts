import { button, make } from './elements.ts';
import { isFiltering, matcher, showOnly, type Filter } from './filter.ts';
import { changedSinceLastVisit } from './last-visit.ts';
import { overlapsOf } from './overlaps.ts';
import { noteOn } from './row-notes.ts';
import { storageOf } from './storage.ts';
import { StoredPicks } from './stored-picks.ts';
import { countdownText, onNow, stateText, type OnNow } from './on-now.ts';
import { type PageSet, readSets } from './page-sets.ts';
import { decodePicks, encodePicks } from '../pick-codes.ts';
import { createSetDialog } from './set-dialog.ts';
import { share } from './share.ts';
import { languageQuery, text } from './texts.ts';
import { Turns } from './turns.ts';

/** Which sets are shown: all of the page, the visitor's picks, or those of a shared link. */
type View =
  { readonly kind: 'page' | 'picks' } | { readonly kind: 'shared'; readonly numbers: ReadonlySet<number> };

/** Makes the programme interactive: search, filters, what is on now, picks and a dialog for each set. */
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
  readonly #picksLabel: string;
  #view: View = { kind: 'page' };
  #on: ReadonlyMap<PageSet, OnNow> = new Map();
  #overlaps: ReadonlyMap<PageSet, readonly PageSet[]> = new Map();
  /** The sets whose stars are shown as pressed. */
  #starred: ReadonlySet<number> = new Set();
  /** True on the page that shows what is on now instead of everything. */
  readonly #isNow: boolean;

  private constructor(main: HTMLElement, form: HTMLFormElement, sets: readonly PageSet[]) {
    this.#main = main;
    this.#form = form;
    this.#isNow = main.matches('.by-now');
    this.#sets = sets;
    this.#fields = fieldsOf(form);
    this.#picksLabel = this.#fields.picks.ariaLabel ?? '';
    this.#openSet = createSetDialog({
      sets: this.#sets,
      hasArtistPages: document.documentElement.dataset['kind'] === 'lineup',
      address: this.#address,
      isPicked: (number) => this.#picks.numbers.has(number),
      togglePick: (set) => this.#togglePick(set),
    });
  }

  /** Resolves when the programme can be used: a large one is read in several turns. */
  static async start(main: HTMLElement, form: HTMLFormElement): Promise<void> {
    const turns = new Turns();
    const programme = new Programme(main, form, await readSets(main, turns, addStar));
    await turns.next();
    programme.#begin();
    await turns.next();
    programme.#showChanges();
    programme.#followFragment();
    main.classList.add('ready');
  }

  #begin(): void {
    const form = this.#form;
    const { picks, find } = this.#fields;
    this.#main.prepend(this.#message);
    this.#main.addEventListener('click', (event) => this.#click(event));
    form.addEventListener('input', () => this.#show());
    form.addEventListener('submit', (event) => event.preventDefault());
    picks.addEventListener('click', () =>
      this.#look({ kind: this.#view.kind === 'picks' ? 'page' : 'picks' }),
    );
    find.addEventListener('click', () => this.#toggleSearch());
    window.addEventListener('hashchange', () => this.#followFragment());
    window.addEventListener('storage', () => {
      this.#picks.readAgain();
      this.#showPicks();
    });
    for (const control of [...form.querySelectorAll('fieldset'), picks, find]) control.disabled = false;
    this.#showPicks();
    this.#showNow();
    setInterval(() => this.#showNow(), 30_000);
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
    if (!this.#picks.toggle(number)) this.#say(text('scriptPicksNotStored'));
    this.#showPicks();
  }

  #ownPicks(): readonly PageSet[] {
    return this.#sets.filter(({ number }) => this.#picks.numbers.has(number));
  }

  /** On a phone, the search field only appears on request. */
  #toggleSearch(): void {
    const { find, text: typed } = this.#fields;
    const isOpen = this.#form.parentElement?.classList.toggle('open') ?? false;
    find.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) typed.focus();
    else this.#look(this.#view);
  }

  /** Switching to another view clears the previous search. */
  #look(next: View): void {
    this.#view = next;
    this.#form.reset();
    this.#show();
    if (!this.#message.hidden) this.#message.scrollIntoView({ block: 'nearest' });
    if (next.kind === 'page' && location.hash.startsWith('#picks=')) this.#clearFragment();
  }

  #clearFragment(): void {
    history.replaceState(null, '', location.pathname + location.search);
  }

  #show(): void {
    const { text: typed, stage, day, picks } = this.#fields;
    const filter = { text: typed.value, stage: stage.value, day: day.value, only: this.#onlyShown() };
    const count = showOnly(this.#sets, matcher(filter));
    this.#showOverlaps();
    picks.setAttribute('aria-pressed', String(this.#view.kind === 'picks'));
    this.#say(...(this.#isAsked(filter) ? this.#summary(count) : []));
  }

  /** Returns true if the result needs a summary: sets that are on now speak for themselves. */
  #isAsked(filter: Filter): boolean {
    if (!this.#isNow || this.#view.kind !== 'page') return isFiltering(filter);
    return this.#on.size === 0 || isFiltering({ ...filter, only: null });
  }

  #onlyShown(): ReadonlySet<number> | null {
    const view = this.#view;
    if (view.kind === 'shared') return view.numbers;
    if (view.kind === 'picks') return this.#picks.numbers;
    return this.#isNow ? new Set([...this.#on.keys()].map(({ number }) => number)) : null;
  }

  #summary(count: number): readonly (Node | string)[] {
    const { kind } = this.#view;
    const isNow = this.#isNow && kind === 'page';
    const all = isNow
      ? make('a', { className: 'control', href: this.#page + languageQuery() }, text('scriptShowAll'))
      : button(text('scriptShowAll'), () => this.#look({ kind: 'page' }));
    if (kind === 'shared') {
      const add = button(text('scriptAddShared'), () => this.#addShared());
      return [text('scriptSharedPicks', { count }), add, all];
    }
    if (kind === 'picks' && this.#picks.numbers.size === 0) return [text('scriptNothingPicked'), all];
    if (kind === 'picks') {
      const overlapping = this.#overlaps.size;
      const clash = overlapping === 0 ? [] : [text('scriptPicksOverlap', { count: overlapping })];
      const pass = button(text('scriptShareLink'), () => void this.#sharePicks());
      return [[text('scriptMyPicks', { count }), ...clash].join(' '), pass, ...this.#calendarOfPicks(), all];
    }
    if (isNow && this.#on.size === 0) return [text('scriptNothingOn'), ...this.#firstToCome(), all];
    return count === 0 ? [text('scriptNothingFound'), all] : [text('scriptSets', { count }), all];
  }

  #say(...content: readonly (Node | string)[]): void {
    this.#message.hidden = content.length === 0;
    this.#message.replaceChildren(
      ...content.map((part) => (typeof part === 'string' ? make('span', {}, part) : part)),
    );
  }

  /** When the programme continues, as a link to the next set. */
  #firstToCome(): readonly Node[] {
    const now = Date.now();
    const coming = this.#sets.filter(({ start, isOff }) => !isOff && (start ?? 0) > now);
    const [first, ...others] = coming;
    if (first === undefined) return [];
    const set = others.reduce(
      (earliest, other) => ((other.start ?? 0) < (earliest.start ?? 0) ? other : earliest),
      first,
    );
    const when = [set.list.day.querySelector('h2')?.textContent, set.clocks[0]].filter(Boolean).join(', ');
    const href = `${this.#page}${languageQuery()}#s${set.number}`;
    return [make('a', { href }, text('scriptNextSet', { name: set.name, when }))];
  }

  #addShared(): void {
    if (this.#view.kind !== 'shared') return;
    const isStored = this.#picks.add([...this.#view.numbers]);
    this.#showPicks();
    this.#clearFragment();
    this.#look({ kind: 'picks' });
    if (!isStored) this.#say(text('scriptPicksNotStored'));
  }

  #code(): string {
    return encodePicks(this.#ownPicks().map(({ number }) => number));
  }

  async #sharePicks(): Promise<void> {
    const message = await share(document.title, `${this.#address}#picks=${this.#code()}`);
    if (message !== null) this.#say(message);
  }

  /** A calendar that follows the picked sets when they move: as a file, and as an address to subscribe to. */
  #calendarOfPicks(): readonly Node[] {
    if (document.documentElement.dataset['kind'] !== 'lineup') return [];
    const address = `${this.#address}/picks/${this.#code()}.ics`;
    const pass = async () => {
      const message = await share(document.title, address);
      if (message !== null) this.#say(message);
    };
    return [
      make('a', { className: 'control', href: address, download: '' }, text('scriptCalendarFile')),
      button(text('scriptCalendarAddress'), () => void pass()),
    ];
  }

  /** Shows in the rows what has changed since the last visit, and announces changes to picked sets. */
  #showChanges(): void {
    const { festival = '', release = '', kind } = document.documentElement.dataset;
    if (kind !== 'lineup') return;
    const links = new Map(
      Array.from(document.querySelectorAll<HTMLAnchorElement>('.days a'), (link) => [
        link.hash.slice(1),
        link,
      ]),
    );
    const changes = changedSinceLastVisit(this.#sets, {
      festivalId: festival,
      release,
      storage: storageOf(window),
      dayText: (id) => links.get(id)?.querySelector('time')?.textContent ?? id.replace('day-', ''),
    });
    if (changes === null) return;
    // During a first visit, the rows show what the release changed.
    for (const row of this.#main.querySelectorAll('.change')) row.remove();
    for (const change of changes) noteOn(change.set, 'change', change.text);
    const picked = changes.filter(({ set }) => this.#picks.numbers.has(set.number));
    if (picked.length === 0) return;
    this.#say(
      text('scriptPicksChanged', { count: picked.length }),
      button(text('scriptShowMyPicks'), () => this.#look({ kind: 'picks' })),
    );
  }

  /** Shown only in the view of the visitor's own picks. */
  #showOverlaps(): void {
    const before = this.#overlaps;
    this.#overlaps = this.#view.kind === 'picks' ? overlapsOf(this.#ownPicks()) : new Map();
    for (const set of before.keys()) if (!this.#overlaps.has(set)) noteOn(set, 'overlap', null);
    for (const [set, others] of this.#overlaps)
      noteOn(set, 'overlap', text('scriptOverlap', { names: others.map(({ name }) => name).join(', ') }));
  }

  #showPicks(): void {
    const count = this.#ownPicks().length;
    const { picks } = this.#fields;
    picks.ariaLabel = count === 0 ? this.#picksLabel : text('scriptMyPicksButton', { count });
    picks.textContent = count === 0 ? '' : String(count);
    for (const { row, number } of this.#sets) {
      const isPicked = this.#picks.numbers.has(number);
      if (isPicked === this.#starred.has(number)) continue;
      row.querySelector('.pick')?.setAttribute('aria-pressed', String(isPicked));
    }
    this.#starred = new Set(this.#picks.numbers);
    if (this.#view.kind === 'picks') this.#show();
  }

  #showNow(): void {
    const now = Date.now();
    const before = this.#on;
    this.#on = onNow(this.#sets, now);
    for (const set of new Set([...before.keys(), ...this.#on.keys()])) {
      const state = this.#on.get(set);
      set.row.classList.toggle('on', state === 'Now');
      const line = set.row.querySelector<HTMLElement>('.t, .w');
      if (state === undefined) line?.removeAttribute('data-state');
      else line?.setAttribute('data-state', this.#isNow ? countdownText(set, state, now) : stateText(state));
    }
    if (this.#isNow && this.#view.kind === 'page') this.#show();
  }

  /** The fragment names picks or a set, which must be visible regardless of the filters. */
  #followFragment(): void {
    const code = /^#picks=(.*)$/u.exec(location.hash)?.[1];
    if (code !== undefined) {
      const numbers = decodePicks(code);
      if (numbers === null) this.#say(text('scriptPicksUnreadable'));
      else this.#look({ kind: 'shared', numbers: new Set(numbers) });
    }
    const target = numbered(this.#sets, /^#s(\d+)$/u.exec(location.hash)?.[1]);
    if (target === undefined || !target.row.hidden) return;
    if (this.#isNow) return location.replace(this.#page + languageQuery() + location.hash);
    this.#look({ kind: 'page' });
    target.row.scrollIntoView({ block: 'center' });
  }
}

function fieldsOf(form: HTMLFormElement) {
  return {
    text: field(form, 'text', HTMLInputElement),
    stage: field(form, 'stage', HTMLSelectElement),
    day: field(form, 'day', HTMLSelectElement),
    picks: field(form, 'picks', HTMLButtonElement),
    find: field(form, 'find', HTMLButtonElement),
  };
}

function field<Kind extends Element>(form: HTMLFormElement, name: string, kind: new () => Kind): Kind {
  const found = form.elements.namedItem(name);
  if (!(found instanceof kind)) throw new TypeError(`The page has no field ${name}.`);
  return found;
}

function addStar({ row, name }: PageSet): void {
  const star = make('button', { type: 'button', className: 'pick' });
  star.setAttribute('aria-label', text('scriptPick', { name }));
  star.setAttribute('aria-pressed', 'false');
  row.append(star);
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
