import { peopleMessages } from '@lineup/domain';
import type { AccessChange, Callables, ReadingProvider } from '@lineup/provider';
import { withTexts } from '../service-error.ts';

/** Who has access, and what was done about it. */
export type People = Callables['administrators']['response'];

/** The people who may use the portal. */
export class PeopleService {
  readonly #functions: ReadingProvider['functions'];

  constructor({ functions }: Pick<ReadingProvider, 'functions'>) {
    this.#functions = functions;
  }

  /** Everybody who has access, and the access log, newest first. */
  list(): Promise<People> {
    return withTexts(() => this.#functions.call('administrators', {}), peopleMessages.loadFailed);
  }

  /** Changes somebody's access; `password` is one's own. Fails with `wrong-password`, and with a text where it must not be done. */
  async change(change: AccessChange, password: string): Promise<void> {
    const { errors, changeFailed } = peopleMessages;
    await withTexts(() => this.#functions.call('changeAccess', { password, change }), changeFailed, {
      'wrong-password': errors.wrongPassword,
      'too-many-requests': errors.tooMany,
    });
  }
}
