/** A text to look for: a whole text, or a pattern as its source. */
export type SoughtText = { readonly text: string } | { readonly pattern: string };

/**
 * Runs in the page. For each text that is not visible anywhere, returns where it is and why; omits visible texts. A
 * text is the whole text of a text node, of an element, or of a field (its value, its placeholder or the chosen
 * option). Scrolls to texts further down in a scroll box, like a person would.
 */
export function findHiddenTexts(sought: readonly SoughtText[]): string[] {
  interface Place {
    readonly element: Element;
    readonly boxes: () => readonly DOMRect[];
  }
  type Paint = readonly [red: number, green: number, blue: number, alpha: number];
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }

  const smallestFont = 9;
  const lowestContrast = 2;
  const longest = 400;
  const normalized = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
  const nameOf = (element: Element) =>
    `<${element.localName}${element.id && ` id="${element.id}"`} class="${element.getAttribute('class') ?? ''}">`;
  const chainOf = (element: Element): readonly Element[] =>
    element.parentElement === null ? [element] : [element, ...chainOf(element.parentElement)];
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  const paints = new Map<string, Paint>();

  function paintOf(color: string): Paint {
    const known = paints.get(color);
    if (known !== undefined || context === null) return known ?? [0, 0, 0, 1];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const paint = [red, green, blue, alpha / 255] as const;
    paints.set(color, paint);
    return paint;
  }

  function over([red, green, blue, alpha]: Paint, below: Paint): Paint {
    const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
    return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
  }

  function luminance(paint: Paint): number {
    const [red = 0, green = 0, blue = 0] = paint.slice(0, 3).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  /** Null if the text is on top of a picture. */
  function contrastOf(chain: readonly Element[]): number | null {
    const styles = chain.map((element) => getComputedStyle(element));
    const solid = styles.findIndex(({ backgroundColor }) => paintOf(backgroundColor)[3] > 0.99);
    const behind = solid === -1 ? styles : styles.slice(0, solid + 1);
    if (behind.some(({ backgroundImage }) => backgroundImage !== 'none')) return null;
    const ground = behind.reduceRight<Paint>(
      (below, { backgroundColor }) => over(paintOf(backgroundColor), below),
      [255, 255, 255, 1],
    );
    const [light = 0, dark = 0] = [over(paintOf(styles[0]?.color ?? '#000'), ground), ground]
      .map(luminance)
      .sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  /** The ancestors that clip an element: a positioned box escapes those that do not contain it. */
  function clippersOf(
    element: Element,
  ): readonly { readonly element: Element; readonly style: CSSStyleDeclaration }[] {
    let escapes = '';
    return chainOf(element).flatMap((each) => {
      const style = getComputedStyle(each);
      const isContaining =
        escapes === '' ||
        style.transform !== 'none' ||
        style.contain.includes('paint') ||
        (escapes === 'absolute' && style.position !== 'static');
      if (!isContaining) return [];
      escapes = ['absolute', 'fixed'].includes(style.position) ? style.position : '';
      return [{ element: each, style }];
    });
  }

  function visiblePart(box: DOMRect, element: Element): { readonly box: Box; readonly by: Element | null } {
    const part: Box = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    let by: Element | null = null;
    const clip = (side: 'x' | 'y', from: number, to: number, clipper: Element) => {
      const [low, high] = side === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
      if (part[low] < from - 1 || part[high] > to + 1) by = clipper;
      part[low] = Math.max(part[low], from);
      part[high] = Math.min(part[high], to);
    };
    for (const { element: clipper, style } of clippersOf(element)) {
      const outer = clipper.getBoundingClientRect();
      const [top, right, bottom, left] = style.clip.match(/-?[\d.]+(?=px)/gu)?.map(Number) ?? [];
      if (top !== undefined && right !== undefined && bottom !== undefined && left !== undefined) {
        clip('x', outer.left + left, outer.left + right, clipper);
        clip('y', outer.top + top, outer.top + bottom, clipper);
      }
      if (clipper === document.documentElement || clipper === document.body) continue;
      if (style.overflowX !== 'visible') clip('x', outer.left, outer.right, clipper);
      if (style.overflowY !== 'visible') clip('y', outer.top, outer.bottom, clipper);
    }
    clip('x', 0, document.documentElement.clientWidth, document.documentElement);
    clip('y', 0, window.innerHeight, document.documentElement);
    return { box: part, by };
  }

  function reasonOfClipping(boxes: readonly DOMRect[], element: Element): string | null {
    for (const box of boxes) {
      const { box: part, by } = visiblePart(box, element);
      const [width, height] = [part.right - part.left, part.bottom - part.top];
      // The box of a line is taller than its letters.
      const isWhole = width >= box.width - 2 && height >= box.height * 0.75;
      if (!isWhole) return `is cut off by ${by === null ? 'nothing' : nameOf(by)}`;
    }
    return null;
  }

  /** The opaque element that covers the centre of a text, if any. */
  function coverOf(box: DOMRect, chain: readonly Element[]): Element | null {
    const [element] = chain;
    if (chain.some((each) => getComputedStyle(each).pointerEvents === 'none')) return null;
    const found = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const own = found.findIndex((each) => each === element || element?.contains(each) === true);
    if (own === -1) return found[0] ?? document.documentElement;
    const isSolid = (each: Element) => paintOf(getComputedStyle(each).backgroundColor)[3] > 0.5;
    return found.slice(0, own).find((each) => !each.contains(element ?? null) && isSolid(each)) ?? null;
  }

  function reasonOf({ element, boxes: boxesNow }: Place): string | null {
    const chain = chainOf(element);
    const style = getComputedStyle(element);
    const boxes = boxesNow().filter(({ width, height }) => width * height > 0);
    const [first] = boxes;
    if (first === undefined || !element.checkVisibility()) return 'is not laid out';
    if (style.visibility !== 'visible') return 'is invisible';
    const opacity = chain.reduce((share, each) => share * Number(getComputedStyle(each).opacity), 1);
    if (opacity < 0.3) return `is transparent (${opacity})`;
    if (parseFloat(style.fontSize) < smallestFont || first.height < smallestFont)
      return 'is too small to be read';
    const clipping = reasonOfClipping(boxes, element);
    if (clipping !== null) return clipping;
    const contrast = contrastOf(chain);
    if (contrast !== null && contrast < lowestContrast) return 'has the colour of its ground';
    const cover = coverOf(first, chain);
    return cover === null ? null : `is covered by ${nameOf(cover)}`;
  }

  /** Scrolls to a position, but never in boxes that people cannot scroll, and judges it there. */
  function judge(place: Place): string | null {
    const fixed = chainOf(place.element)
      .filter(
        (each) =>
          ['hidden', 'clip'].includes(getComputedStyle(each).overflowX) ||
          ['hidden', 'clip'].includes(getComputedStyle(each).overflowY),
      )
      .map((each) => ({ each, left: each.scrollLeft, top: each.scrollTop }));
    place.element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (const { each, left, top } of fixed) each.scrollTo({ left, top, behavior: 'instant' });
    return reasonOf(place);
  }

  const unread = new Set(['script', 'style', 'template', 'noscript', 'option', 'title', 'textarea']);
  const read: { readonly text: string; readonly parts: readonly Place[] }[] = [];
  const parts = new Map<Element, { text: string; places: Place[] }>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (element === null || unread.has(element.localName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const place = { element, boxes: () => [...range.getClientRects()] };
    if (normalized(text) !== '') read.push({ text: normalized(text), parts: [place] });
    for (const each of chainOf(element)) {
      const whole = parts.get(each) ?? { text: '', places: [] };
      parts.set(each, whole);
      whole.text += text;
      if (normalized(text) !== '') whole.places.push(place);
    }
  }
  for (const { text, places } of parts.values()) {
    if (places.length > 1 && text.length < longest) read.push({ text: normalized(text), parts: places });
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  )) {
    const text =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.label ?? '')
        : field.value || field.placeholder;
    const boxes = () => [field.getBoundingClientRect()];
    read.push({ text: normalized(text), parts: [{ element: field, boxes }] });
  }

  return sought.flatMap((one) => {
    const fits =
      'text' in one
        ? (text: string) => text === one.text
        : (text: string) => new RegExp(one.pattern, 'u').test(text);
    const found = read.filter(({ text }) => fits(text));
    const name = 'text' in one ? `“${one.text}”` : `/${one.pattern}/`;
    const reasons = new Set<string>();
    for (const { parts } of found) {
      const problems = parts.map((part) => ({ reason: judge(part), where: nameOf(part.element) }));
      const problem = problems.find(({ reason }) => reason !== null);
      if (problem === undefined) return [];
      reasons.add(`${problem.reason} in ${problem.where}`);
    }
    return [`${name} ${reasons.size === 0 ? 'is not on the page' : [...reasons].join('; ')}`];
  });
}
