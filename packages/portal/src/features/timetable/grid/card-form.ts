/** How a card shows its set; implemented by the card's style sheet. */
export interface CardForm {
  /** The font size: with the usual line height, or smaller if there is no room for that. */
  readonly type: 'usual' | 'small' | 'tiny';
  /** The number of lines for the name. */
  readonly name: number;
  /** The full time: below the name on one line or two, or next to it; 'none' if it has no room. */
  readonly time: 'line' | 'smallLine' | 'lines' | 'smallLines' | 'beside' | 'none';
  /** True if the sign that the set ends on the next day fits after the time. */
  readonly hasNext: boolean;
  /** True if the marks (conflicts or status) have a line for their text. */
  readonly hasMark: boolean;
  readonly picture: 'beside' | 'below' | 'none';
}

/** The texts of a card. */
export interface CardTexts {
  readonly name: string;
  /** As in "8:00 PM - 9:15 PM". */
  readonly time: string;
  readonly isMarked: boolean;
  readonly hasPicture: boolean;
}

/** The content box of a card in CSS pixels, and the usual line height. */
interface CardBox {
  readonly width: number;
  readonly height: number;
  readonly line: number;
}

/** The sizes in the style sheet, in CSS pixels; `around` is the horizontal padding. */
const around = 6;
const sizes = {
  usual: { padding: 4, line: undefined, name: 13 },
  small: { padding: 2, line: 12, name: 12 },
  tiny: { padding: 0, line: 10, name: 11 },
} as const;
const timeSizes = { line: 11, smallLine: 10, lines: 10, smallLines: 9 } as const;
const picture = { side: 40, gap: 6, least: 22, leastText: 96 };
const sideGap = 12;
/** In bold. */
const next = '+11';
const mostNameLines = 4;

/** The minimum height of a card that shows its time: a line for it and one for the name. */
export const leastTimed = sizes.tiny.line * 2;
/** Cards below this height have no second line for the time. */
export const mostLow = sizes.tiny.line * 3;

/** Returns the width in which a low card shows its full time. */
export function widthForTime(time: string): number {
  return Math.ceil(timeWidth(time, timeSizes.smallLine)) + around;
}

/**
 * Returns what fits on a card: the name, then the full time, then more lines of the name. Uses a smaller font if the
 * name needs two lines that do not fit otherwise.
 */
export function cardForm(texts: CardTexts, box: CardBox): CardForm {
  const forms = (['usual', 'small', 'tiny'] as const).flatMap((type) => formIn(type, texts, box));
  const found = forms.find(({ form, needed }) => form.name >= Math.min(needed, 2)) ?? forms[0];
  return found?.form ?? withoutTime(texts, box);
}

/** Returns what fits in this font size; empty if the time does not fit. */
function formIn(
  type: CardForm['type'],
  texts: CardTexts,
  { width, height, line: usualLine }: CardBox,
): readonly { readonly form: CardForm; readonly needed: number }[] {
  const { padding, line = usualLine, name: size } = sizes[type];
  const inner = width - around;
  const time = timeForm(texts.time, inner, type);
  if (time === null) return [];
  const lines = Math.floor((height - padding) / line) - (time === 'line' || time === 'smallLine' ? 1 : 2);
  if (lines < 1) return [];
  const needed = nameLines(texts.name, inner, size);
  const hasMark = texts.isMarked && type === 'usual' && lines > 1;
  const name = Math.min(mostNameLines, hasMark ? lines - 1 : lines);
  const free = (lines - Math.min(name, needed)) * line;
  const hasNext = hasRoomForNext(texts.time, time, inner);
  const picture = pictureForm(texts, inner, lines, free);
  return [{ form: { type, name, time, hasNext, hasMark, picture }, needed }];
}

function timeForm(
  time: string,
  inner: number,
  type: CardForm['type'],
): Exclude<CardForm['time'], 'beside' | 'none'> | null {
  if (type === 'usual' && timeWidth(time, timeSizes.line) <= inner) return 'line';
  if (timeWidth(time, timeSizes.smallLine) <= inner) return 'smallLine';
  const half = `${time.split(' - ')[0] ?? time} -`;
  if (timeWidth(half, timeSizes.lines) <= inner) return 'lines';
  return timeWidth(half, timeSizes.smallLines) <= inner ? 'smallLines' : null;
}

function hasRoomForNext(text: string, time: CardForm['time'], inner: number): boolean {
  return (time === 'line' || time === 'smallLine') && timeWidth(`${text} ${next}`, timeSizes[time]) <= inner;
}

/** Puts the time next to the name if both fit, otherwise only into the hint. */
function withoutTime({ name, time }: CardTexts, { width, height, line }: CardBox): CardForm {
  const lines = Math.floor((height - sizes.usual.padding) / line);
  const type = height >= line ? 'usual' : 'tiny';
  const both = textWidth(name, sizes[type].name) + sideGap + timeWidth(time, timeSizes.smallLine);
  const form = both <= width - around ? 'beside' : 'none';
  return {
    type,
    name: Math.max(1, Math.min(mostNameLines, lines)),
    time: form,
    hasNext: false,
    hasMark: false,
    picture: 'none',
  };
}

function pictureForm(
  { hasPicture }: CardTexts,
  inner: number,
  lines: number,
  free: number,
): CardForm['picture'] {
  if (!hasPicture) return 'none';
  if (lines > 1 && inner >= picture.side + picture.gap + picture.leastText) return 'beside';
  return free >= picture.least ? 'below' : 'none';
}

/** Character widths of times in the text font, in em; rounded up, as some browsers round to whole pixels. */
const letters: Readonly<Record<string, number>> = {
  '0': 0.7,
  '1': 0.4,
  '2': 0.55,
  '7': 0.55,
  A: 0.73,
  P: 0.7,
  M: 0.91,
  ' ': 0.2,
  '-': 0.51,
  ':': 0.3,
};
const otherLetter = 0.61;
/** The letter spacing of times, in em. */
const tracking = -0.035;

function timeWidth(time: string, size: number): number {
  let width = 0;
  for (const letter of time) width += (letters[letter] ?? otherLetter) + tracking;
  return width * size;
}

/** Estimates the width of a name in the display font, on the generous side. */
function textWidth(text: string, size: number): number {
  const capitals = text.replaceAll(/[^\p{Lu}]/gu, '').length;
  return (text.length * 0.55 + capitals * 0.2) * size;
}

/** Estimates the number of lines that a name takes. */
function nameLines(name: string, inner: number, size: number): number {
  let lines = 1;
  let taken = 0;
  for (const word of name.split(/\s+/u)) {
    const width = textWidth(word, size);
    const space = taken === 0 ? 0 : size * 0.25;
    if (taken + space + width <= inner) taken += space + width;
    else {
      lines += (taken === 0 ? 0 : 1) + Math.floor(width / inner);
      taken = width % inner;
    }
  }
  return lines;
}
