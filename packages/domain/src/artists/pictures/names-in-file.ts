/** Words in file names that describe the picture, not the artist. */
const aboutPicture = new Set(
  (
    'press pressphoto presspic presskit promo promotional publicity official photo photos foto fotos photograph pic pics picture ' +
    'pictures image images img bild portrait landscape square header cover banner hq hires hi res highres high low lowres lores ' +
    'web print final full fullsize original copy kopie edit edited retouched rgb cmyk bw color colour dpi px credit by new'
  ).split(' '),
);

/** A number, a size such as 1920x1080, or a number with its unit. */
const figures = /^(?:\d+(?:x\d+)?(?:px|dpi|mp|k)?|v\d+)$/u;

const ending = /\.(?:jpe?g|png|gif|webp)$/iu;

/**
 * The names that a picture's path may contain, longest first: the file name as written, without words about the
 * picture, without numbers; then the same for its folder, as in "Night Heron/01.jpg".
 */
export function namesInFile(path: string): readonly string[] {
  const [file = '', folder = ''] = path.split('/').toReversed();
  const names = [...namesIn(file.replace(ending, '')), ...namesIn(folder)];
  return [...new Set(names)];
}

function namesIn(text: string): readonly string[] {
  const spaced = text
    .normalize('NFC')
    .replaceAll(/[_.]+|-+(?=\s)|(?<=\s)-+/gu, ' ')
    .trim();
  const words = spaced.split(/[\s-]+/u).filter((word) => word !== '' && !aboutPicture.has(bare(word)));
  const first = words.findIndex((word) => !isFigure(word));
  const shorter = [words, words.slice(Math.max(0, first))].flatMap(withoutLastFigures);
  return [spaced, ...shorter.map((each) => each.join(' '))].filter((name) => name !== '');
}

/** The words, then with trailing numbers removed one at a time: an artist's name may also end with a number. */
function withoutLastFigures(words: readonly string[]): readonly (readonly string[])[] {
  const last = words.at(-1);
  if (last === undefined || !isFigure(last)) return [words];
  return [words, ...withoutLastFigures(words.slice(0, -1))];
}

function isFigure(word: string): boolean {
  return figures.test(bare(word));
}

function bare(word: string): string {
  return word.toLowerCase().replaceAll(/[()[\]]/gu, '');
}
