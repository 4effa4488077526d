/** One file of a release or of a preview, as it is sent. */
export interface PublicFile {
  /** With its charset. */
  readonly contentType: string;
  readonly body: string;
  /** Whether pages of other origins may read it. */
  readonly cors: boolean;
  /** Under what name it is saved, where that is not the end of its address. */
  readonly fileName?: string;
  /** The style sheet that stands in a page: what the page is sent with allows it by its hash. */
  readonly inlineStyle?: string;
  /** The status it is sent with, where that is not 200. */
  readonly status?: 410;
}
