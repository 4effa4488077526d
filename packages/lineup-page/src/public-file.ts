/** A file of a release or of a preview, as it is sent. */
export interface PublicFile {
  /** Including the charset. */
  readonly contentType: string;
  readonly body: string;
  /** Whether pages of other origins may read it. */
  readonly cors: boolean;
  /** The name for saving it, if that is not the last part of its address. */
  readonly fileName?: string;
  /** The page's inline style sheet: the content security policy allows it by its hash. */
  readonly inlineStyle?: string;
  /** The response status, if it is not 200. */
  readonly status?: 410;
}
