/** What this room uses of papaparse; its published types would bring those of Node.js along. */
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
