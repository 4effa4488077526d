import { button, make } from './elements.ts';
import type { PageSet } from './page-sets.ts';
import { share } from './share.ts';
import { languageQuery, text } from './texts.ts';

interface SetDialogOptions {
  readonly sets: readonly PageSet[];
  /** Whether artists have pages here: not in a preview. */
  readonly hasArtistPages: boolean;
  /** The address of the page, without a fragment. */
  readonly address: string;
  readonly isPicked: (number: number) => boolean;
  readonly togglePick: (set: PageSet) => void;
}

/** Creates the dialog of a set: when and where it is, picking and sharing it, and the artist's other sets. */
export function createSetDialog(options: SetDialogOptions) {
  const { sets, address, hasArtistPages, isPicked, togglePick } = options;
  const dialog = make('dialog', { id: 'set' });
  dialog.setAttribute('aria-labelledby', 'set-h');
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);

  const open = (set: PageSet) => {
    dialog.className = set.stage.colour;
    const status = make('p', { role: 'status' });
    const pickText = () => (isPicked(set.number) ? text('scriptRemovePick') : text('scriptAddPick'));
    const pick = button(
      pickText(),
      () => {
        togglePick(set);
        pick.textContent = pickText();
      },
      'control first',
    );
    const url = `${address}#s${set.number}`;
    const pass = async () => status.replaceChildren((await share(set.name, url)) ?? '');
    dialog.replaceChildren(
      make(
        'h2',
        { id: 'set-h', dir: 'auto' },
        ...Array.from(set.link.childNodes, (node) => node.cloneNode(true)),
      ),
      ...whenAndWhere(set),
      ...othersOf(set),
      actions(
        pick,
        ...(hasArtistPages && set.artist !== null ? [artistLink(address, set.artist)] : []),
        button(text('scriptShare'), () => void pass()),
        button(text('scriptClose'), () => dialog.close()),
      ),
      status,
    );
    if (!dialog.open) dialog.showModal();
    pick.focus();
  };

  const othersOf = (set: PageSet): readonly Node[] => {
    const others = sets.filter(
      (other) => other !== set && other.folded === set.folded && !set.link.matches('.tba'),
    );
    if (others.length === 0) return [];
    const items = others.map((other) =>
      make(
        'li',
        {},
        button(shortPlace(other), () => open(other)),
      ),
    );
    return [make('p', { className: 'also' }, text('scriptPlaysAgain')), make('ul', {}, ...items)];
  };
  return open;
}

function whenAndWhere({ row, list, clocks, stage }: PageSet): readonly Node[] {
  const day = make('p', {}, list.day.querySelector('h2')?.textContent ?? '');
  const late = row.matches('.mid ~ li') ? row : list.element.matches('.mid ~ .slot') ? list.element : null;
  const divider = late?.parentElement?.querySelector('.mid')?.textContent;
  if (divider !== undefined) day.append(` · ${divider}`);
  const off = row.querySelector('strong')?.textContent;
  return [
    day,
    make('p', { className: 'set-time' }, clocks.join('–') || text('timeToCome')),
    make('p', { dir: 'auto' }, stage.name),
    ...(off === undefined ? [] : [make('p', {}, make('strong', {}, off))]),
  ];
}

function shortPlace({ list, clocks: [start], stage }: PageSet): string {
  const day = list.day.querySelector('h2')?.textContent ?? '';
  return [day, start, stage.name].filter(Boolean).join(', ');
}

function artistLink(address: string, artist: string): HTMLElement {
  return make(
    'a',
    { className: 'control', href: `${address}/artists/${artist}${languageQuery()}` },
    text('scriptAboutArtist'),
  );
}

function actions(...controls: readonly HTMLElement[]): HTMLElement {
  return make('ul', {}, ...controls.map((one) => make('li', {}, one)));
}
