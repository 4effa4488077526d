const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const places = 36;

/**
 * Generates short class names for the modules in `sheets`: two characters for the sheet and the rest for the class, in
 * the order in which they occur. Capitals keep them distinct from classes that belong to no module. The same sources
 * always produce the same names.
 */
export function createClassNames(sheets: readonly string[]): (name: string, file: string) => string {
  const known = new Map(sheets.toSorted().map((sheet) => [sheet, new Map<string, number>()]));
  return (name, file) => {
    const [sheet = file] = file.split('?');
    const classes = known.get(sheet) ?? new Map<string, number>();
    known.set(sheet, classes);
    const number = classes.get(name) ?? classes.size;
    classes.set(name, number);
    return signOf([...known.keys()].indexOf(sheet)) + number.toString(places);
  };
}

function signOf(sheet: number): string {
  const first = letters[Math.floor(sheet / places)];
  if (first === undefined)
    throw new Error('More style sheets than there are signs: see build/class-names.ts.');
  return first + (sheet % places).toString(places);
}
