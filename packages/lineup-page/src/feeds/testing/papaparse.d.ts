/** The part of papaparse that the tests use. */
declare module 'papaparse' {
  interface Parsed {
    readonly data: string[][];
    readonly errors: readonly unknown[];
  }
  const Papa: {
    readonly parse: (text: string, options: { readonly skipEmptyLines: true }) => Parsed;
    readonly unparse: (rows: readonly (readonly string[])[]) => string;
  };
  export default Papa;
}
