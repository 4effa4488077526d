import { AdministrationError } from '@lineup/provider/administration';

/** The file is no archive, of another version, cut short or changed since. */
export class DamagedArchiveError extends AdministrationError {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The archive is damaged: ${reason}. Nothing was changed.`);
    if (options?.cause !== undefined) this.cause = options.cause;
  }
}
