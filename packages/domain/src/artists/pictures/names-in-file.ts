/** What is said of a picture in the name of its file, and not of who is on it. */
const aboutPicture = new Set(
  (
    'press pressphoto presspic presskit promo promotional publicity official photo photos foto fotos photograph pic pics picture ' +
    'pictures image images img bild portrait landscape square header cover banner hq hires hi res highres high low lowres lores ' +
    'web print final full fullsize original copy kopie edit edited retouched rgb cmyk bw color colour dpi px credit by new'
  ).split(' '),
);

/** A number, a size such as 1920x1080, or a number with what it counts. */
const figures = /^(?:\d+(?:x\d+)?(?:px|dpi|mp|k)?|v\d+)$/u;

const ending = /\.(?:jpe?g|png|gif|webp)$/iu;

/**
 * The names that the path of a picture may give, the fullest first: of the file as it is called, without what is said of the picture,
 * without numbers; then those of the folder that it lies in, as for "Night Heron/01.jpg".
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
  const words = spaced.split(/[\s-]+/u).filter(Boolean);
  const named = words.filter((word) => !aboutPicture.has(word.toLowerCase().replaceAll(/[()[\]]/gu, '')));
  const plain = named.filter((word) => !figures.test(word.toLowerCase().replaceAll(/[()[\]]/gu, '')));
  return [spaced, named.join(' '), plain.join(' ')].filter((name) => name !== '');
}
