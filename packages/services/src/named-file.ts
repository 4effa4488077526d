import type { FileContent } from '@lineup/provider';

/** A chosen file: its content and the name that the person knows it by. */
export interface NamedFile extends FileContent {
  readonly name: string;
}
