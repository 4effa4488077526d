type Listener = () => void;

/** Listeners by topic; a topic without listeners costs nothing. */
export class Listeners<Topic> {
  readonly #byTopic = new Map<Topic, Set<Listener>>();

  /** Calls `listener` whenever the topic is told, until the returned function is called. */
  add(topic: Topic, listener: Listener): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byTopic.get(topic) === listeners) this.#byTopic.delete(topic);
    };
  }

  tell(topic: Topic): void {
    this.#byTopic.get(topic)?.forEach((listener) => listener());
  }
}
