import { compareTimestamps, paths, stageLinkMessages } from '@lineup/domain';
import {
  stageLinkSchema,
  stageMessageSchema,
  stageReportSchema,
  type StageLink,
  type StageMessage,
  type StageReport,
} from '@lineup/domain/live';
import type { DocumentSnapshot, Query, ReadingProvider, StageScreenAction } from '@lineup/provider';
import { readable, reading, type Versioned } from '../commits/records.ts';
import { watchFailure, withTexts, type ServiceError } from '../service-error.ts';

/** The settings of a new link to a stage screen. */
export type NewStageLink = Omit<Extract<StageScreenAction, { readonly type: 'create' }>, 'type'>;

const texts = stageLinkMessages;

/** The screens of a festival's stages: their links, messages, and the reports of stage managers. */
export class StageScreensService {
  readonly #documents: ReadingProvider['documents'];
  readonly #functions: ReadingProvider['functions'];

  constructor({ documents, functions }: Pick<ReadingProvider, 'documents' | 'functions'>) {
    this.#documents = documents;
    this.#functions = functions;
  }

  /** Creates a link and returns its token, which cannot be read later. */
  async createLink(festivalId: string, link: NewStageLink): Promise<string> {
    const { token = '' } = await this.#change(festivalId, { type: 'create', ...link }, texts.errors.failed);
    return token;
  }

  /** Revokes a link immediately; `id` is the id of its document. */
  async revokeLink(festivalId: string, id: string): Promise<void> {
    await this.#change(festivalId, { type: 'revoke', id }, texts.errors.failed);
  }

  /** Shows a message on the screens of a stage, replacing the previous one. */
  async sendMessage(
    festivalId: string,
    message: Pick<StageMessage, 'stage' | 'text' | 'flash'>,
  ): Promise<void> {
    await this.#change(festivalId, { type: 'message', ...message }, texts.errors.messageFailed);
  }

  async clearMessage(festivalId: string, stage: string): Promise<void> {
    await this.#change(festivalId, { type: 'clearMessage', stage }, texts.errors.messageFailed);
  }

  /** Sends the outcome of a report to the stage manager. Fails with `not-found` if it already has another outcome. */
  async answerReport(festivalId: string, id: string, state: 'accepted' | 'declined'): Promise<void> {
    await this.#change(festivalId, { type: 'answer', id, state }, texts.errors.reportFailed);
  }

  /** Calls back with the festival's links, newest first, immediately and after every change; see the port's `watch`. */
  watchLinks(
    festivalId: string,
    onNext: (links: readonly Versioned<StageLink>[]) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    const where = [{ field: 'festivalId', op: '==', value: festivalId }] as const;
    return this.#watchList({ collection: paths.stageLinks, where }, linkFrom, onNext, onError);
  }

  /** Calls back with the messages of all stages, immediately and after every change. */
  watchMessages(
    festivalId: string,
    onNext: (messages: readonly Versioned<StageMessage>[]) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    return this.#watchList({ collection: paths.stageMessages(festivalId) }, messageFrom, onNext, onError);
  }

  /** Calls back with the latest reports of all links, newest first, immediately and after every change. */
  watchReports(
    festivalId: string,
    onNext: (reports: readonly Versioned<StageReport>[]) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    return this.#watchList({ collection: paths.stageReports(festivalId) }, reportFrom, onNext, onError);
  }

  #change(festivalId: string, action: StageScreenAction, fallback: string) {
    return withTexts(() => this.#functions.call('changeStageScreens', { festivalId, action }), fallback);
  }

  #watchList<T extends Pick<StageLink, 'created_at'>>(
    query: Query,
    read: (snapshot: DocumentSnapshot) => T,
    onNext: (found: readonly T[]) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    const fail = watchFailure(onError, texts.loadFailed);
    const latestFirst = (a: T, b: T) => compareTimestamps(b.created_at, a.created_at);
    const next = reading(
      (found: readonly DocumentSnapshot[]) => found.map(read).sort(latestFirst),
      onNext,
      fail,
    );
    return this.#documents.watch(query, next, fail);
  }
}

function linkFrom({ id, version, data }: DocumentSnapshot): Versioned<StageLink> {
  return { ...stageLinkSchema.parse(readable(data)), id, version };
}

function messageFrom({ id, version, data }: DocumentSnapshot): Versioned<StageMessage> {
  return { ...stageMessageSchema.parse(readable(data)), id, version };
}

function reportFrom({ id, version, data }: DocumentSnapshot): Versioned<StageReport> {
  return { ...stageReportSchema.parse(readable(data)), id, version };
}
