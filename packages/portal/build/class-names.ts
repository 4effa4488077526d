const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const places = 36;

/**
 * Short names for the classes of the modules in `sheets`: two signs for the sheet, and the rest for the class, in the order in which
 * they are met. Capitals keep them apart from the classes that are no module's. The same sources always give the same names.
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
