/** How a card shows its set; it is drawn by the style sheet of the card. */
export interface CardForm {
  /** The size of its letters: in lines of the day's own height, or in lower ones where these have no room. */
  readonly type: 'usual' | 'small' | 'tiny';
  /** How many lines of the name it shows. */
  readonly name: number;
  /** The whole time: below the name in one line or two, or beside it; none where it has no room. */
  readonly time: 'line' | 'smallLine' | 'lines' | 'smallLines' | 'beside' | 'none';
  /** Whether a sign that the set ends on the next day has room behind the time. */
  readonly hasNext: boolean;
  /** Whether what is remarkable has a line for its words. */
  readonly hasMark: boolean;
  readonly picture: 'beside' | 'below' | 'none';
}

/** What a card has to show. */
export interface CardTexts {
  readonly name: string;
  /** As in "8:00 PM - 9:15 PM". */
  readonly time: string;
  readonly isMarked: boolean;
  readonly hasPicture: boolean;
}

/** The inside of a card in CSS pixels, and the height of a usual line. */
interface CardBox {
  readonly width: number;
  readonly height: number;
  readonly line: number;
}

/** The sizes of the style sheet, in CSS pixels; `around` is what lies left and right of the text. */
const around = 6;
const sizes = {
  usual: { padding: 4, line: undefined, name: 13 },
  small: { padding: 2, line: 12, name: 12 },
  tiny: { padding: 0, line: 10, name: 11 },
} as const;
const timeSizes = { line: 11, smallLine: 10, lines: 10, smallLines: 9 } as const;
const picture = { side: 40, gap: 6, least: 22, leastText: 96 };
const sideGap = 12;
/** In bold letters. */
const next = '+11';
const mostNameLines = 4;

/** A card from this height on shows its time: a line for it, and one for the name. */
export const leastTimed = sizes.tiny.line * 2;
/** One below this height has no second line for it. */
export const mostLow = sizes.tiny.line * 3;

/** The width in which a low card shows its whole time. */
export function widthForTime(time: string): number {
  return Math.ceil(timeWidth(time, timeSizes.smallLine)) + around;
}

/**
 * What fits on a card: the name, then the whole time, then more lines of the name. Where a name needs two lines that the usual
 * letters leave no room for, lower ones do.
 */
export function cardForm(texts: CardTexts, box: CardBox): CardForm {
  const forms = (['usual', 'small', 'tiny'] as const).flatMap((type) => formIn(type, texts, box));
  const found = forms.find(({ form, needed }) => form.name >= Math.min(needed, 2)) ?? forms[0];
  return found?.form ?? withoutTime(texts, box);
}

/** What fits in letters of this size; nothing where the time does not. */
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

/** The time stands next to the name if the card is wide enough for both, and in the hint alone otherwise. */
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

/** Widths of the letters of a time in the text face, as shares of its size; some browsers round them to whole pixels. */
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
/** Times are set closer than other texts. */
const tracking = -0.035;

function timeWidth(time: string, size: number): number {
  let width = 0;
  for (const letter of time) width += (letters[letter] ?? otherLetter) + tracking;
  return width * size;
}

/** About as wide as a name is in the display face; a little more room is not missed. */
function textWidth(text: string, size: number): number {
  const capitals = text.replaceAll(/[^\p{Lu}]/gu, '').length;
  return (text.length * 0.55 + capitals * 0.2) * size;
}

/** About how many lines a name takes. */
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
