import { peopleMessages } from '@lineup/domain';
import type { AccessChange, Callables, ReadingProvider } from '@lineup/provider';
import { withTexts } from '../service-error.ts';

/** Who has access, and the log of access changes. */
export type People = Callables['administrators']['response'];

/** Manages who may use the portal. */
export class PeopleService {
  readonly #functions: ReadingProvider['functions'];

  constructor({ functions }: Pick<ReadingProvider, 'functions'>) {
    this.#functions = functions;
  }

  /** Everyone who has access, and the access log, newest first. */
  list(): Promise<People> {
    return withTexts(() => this.#functions.call('administrators', {}), peopleMessages.loadFailed);
  }

  /**
   * Changes a person's access; `password` is the caller's own. Fails with `wrong-password`, and with a text if the
   * change is not allowed.
   */
  async change(change: AccessChange, password: string): Promise<void> {
    const { errors, changeFailed } = peopleMessages;
    await withTexts(() => this.#functions.call('changeAccess', { password, change }), changeFailed, {
      'wrong-password': errors.wrongPassword,
      'too-many-requests': errors.tooMany,
    });
  }
}
