import type { DocumentPort, ProviderError } from '@lineup/provider';

/** The documents of the port, which fail when a test says so. */
export function failingDocuments(documents: DocumentPort) {
  let failure: ProviderError | null = null;
  const orFail = <Result>(ask: () => Promise<Result>): Promise<Result> =>
    failure === null ? ask() : Promise.reject(failure);
  const orTell = (begin: () => () => void, onError: (error: unknown) => void): (() => void) => {
    if (failure === null) return begin();
    const error = failure;
    queueMicrotask(() => onError(error));
    return () => undefined;
  };
  const failing: DocumentPort = {
    ...documents,
    get: (path) => orFail(() => documents.get(path)),
    query: (query) => orFail(() => documents.query(query)),
    count: (query) => orFail(() => documents.count(query)),
    commit: (writes) => orFail(() => documents.commit(writes)),
    watch: (query, onNext, onError) => orTell(() => documents.watch(query, onNext, onError), onError),
    watchDocument: (path, onNext, onError) =>
      orTell(() => documents.watchDocument(path, onNext, onError), onError),
  };
  return {
    documents: failing,
    /** Every request from now on fails with `error`; null lets them through again. */
    failWith: (error: ProviderError | null) => {
      failure = error;
    },
  };
}
