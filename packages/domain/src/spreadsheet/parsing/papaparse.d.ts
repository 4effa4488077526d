/** The part of papaparse used here; its published types would include those of Node.js. */
declare module 'papaparse' {
  interface Options {
    readonly delimiter: string;
    readonly newline: '\n';
  }
  interface Result<Data> {
    readonly data: Data;
    readonly errors: readonly { readonly type: 'Quotes' | 'Delimiter' | 'FieldMismatch' }[];
  }

  function parse<Row>(text: string, options: Options & { readonly preview: number }): Result<Row[]>;
  function parse<Row>(
    text: string,
    options: Options & { readonly step: (result: Result<Row>, parser: { abort(): void }) => void },
  ): void;

  export default { parse };
}
