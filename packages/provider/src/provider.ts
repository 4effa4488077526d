import type { AuthPort } from './auth.ts';
import type { DocumentPort } from './documents.ts';
import type { FilePort } from './files.ts';
import type { FunctionPort } from './functions.ts';

/** The port: all that the portal asks of its backend. */
export interface Provider {
  readonly name: 'embedded' | 'firebase';
  readonly auth: AuthPort;
  readonly documents: DocumentPort;
  readonly files: FilePort;
  readonly functions: FunctionPort;
}
