import { messages } from '@lineup/domain';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { isShortcut } from '../../../../app/keys/is-shortcut.ts';
import { usePortal } from '../../../../app/portal-context.ts';
import { markText } from '../../../publish/announcement/marks.ts';
import { cardId, cardOf } from '../../grid/cards.ts';
import { marksOf, type DayLayout, type PlacedSet } from '../../grid/layout-day.ts';
import { CardPicture } from '../../grid/set-card.tsx';
import bubble from './bubble.module.css';
import classes from './card-hint.module.css';

interface CardHintProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly layout: DayLayout;
}

/** Shows the texts that a hovered or focused card has no room for, immediately and above the card. */
export function CardHint({ scroller, layout }: CardHintProps) {
  const id = useShownCard(scroller);
  const placed = id === null ? undefined : setIn(layout, id);
  const hint = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = placed === undefined ? null : cardOf(scroller.current, placed.set.id);
    if (card !== null && hint.current !== null) placeAbove(hint.current, card, scroller.current);
  }, [scroller, placed]);
  // Screen readers get all of it from the card's name and description.
  return placed === undefined
    ? null
    : createPortal(
        <div ref={hint} className={`${bubble['bubble']} ${classes['hint']}`} data-card-hint aria-hidden>
          <HintText placed={placed} />
        </div>,
        document.body,
      );
}

function HintText({ placed: { set, form, isFromOtherDay } }: { readonly placed: PlacedSet }) {
  const { now } = usePortal();
  const held = markText(set.announcement, now());
  const lines = [
    ...(isFromOtherDay === undefined ? [] : [messages.event.listedOn(set.dayText)]),
    ...marksOf(set),
    ...(held === null ? [] : [held]),
    ...(set.note === null ? [] : [`${messages.event.note}: ${set.note}`]),
  ];
  return (
    <>
      {set.imageURL !== null && form.picture === 'none' && (
        <CardPicture url={set.imageURL} name={set.artistName} position={set.imagePosition} />
      )}
      <b dir="auto">{set.artistName}</b>
      <time>
        {set.time}
        {set.endsNextDay && ' +1'}
      </time>
      <span>{set.stage}</span>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
}

/** Returns the set whose card is hovered, or focused by keyboard, if the card does not show everything. */
function useShownCard(scroller: RefObject<HTMLElement | null>): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const hide = () => setId(null);
    const show = ({ target }: Pick<Event, 'target'>) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
      const isBusy = card === null || current.hasAttribute('data-held') || isWhole(card);
      setId(isBusy ? null : cardId(card));
    };
    current.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && show(event), {
      signal,
    });
    current.addEventListener('focusin', (event) => isByKeys(event) && show(event), { signal });
    for (const type of ['pointerleave', 'pointerdown', 'focusout', 'scroll', 'contextmenu']) {
      current.addEventListener(type, hide, { signal });
    }
    document.addEventListener('keydown', (event) => isShortcut('close', event) && hide(), {
      signal,
      capture: true,
    });
    // The pointer or focus may already be on a card.
    show({ target: current.querySelector(':is([data-event]:hover, [data-event]:focus-visible)') });
    return () => ending.abort();
  }, [scroller]);
  return id;
}

function isByKeys({ target }: Event): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}

/** Returns true if the card shows all texts about its set. */
function isWhole(card: HTMLElement): boolean {
  const { time, picture, sign, held, noted, otherDay } = card.dataset;
  const marks = [sign, held, noted, otherDay];
  if (time === 'none' || picture === 'none' || marks.some((mark) => mark !== undefined)) return false;
  const name = card.querySelector<HTMLElement>('[data-artist]');
  if (name === null) return true;
  const isWide = name.scrollWidth > name.clientWidth;
  // Descenders may reach below a single line.
  return !isWide && (card.dataset['name'] === '1' || name.scrollHeight <= name.clientHeight + 3);
}

function setIn({ columns }: DayLayout, id: string): PlacedSet | undefined {
  for (const { sets } of columns) {
    const found = sets.find(({ set }) => set.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

const gap = 4;

/** Places the hint above the card, or below it if the stage heads are in the way. */
function placeAbove(hint: HTMLElement, card: HTMLElement, scroller: HTMLElement | null): void {
  const box = card.getBoundingClientRect();
  const { width, height } = hint.getBoundingClientRect();
  const least = scroller?.getBoundingClientRect().top ?? 0;
  const above = box.top - height - gap;
  const top = above >= least ? above : box.bottom + gap;
  const left = Math.max(gap, Math.min(box.left, window.innerWidth - width - gap));
  hint.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}
