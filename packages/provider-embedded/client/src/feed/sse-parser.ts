export interface ServerSentEvent {
  readonly type: string;
  readonly data: string;
  /** The id sent with this event, or null. */
  readonly id: string | null;
}

/**
 * Parses a stream of server-sent events incrementally: returns the events completed by each chunk of text. Ignores
 * comments and unknown fields, as the format specifies.
 */
export function createSseParser(): (text: string) => readonly ServerSentEvent[] {
  let rest = '';
  let fields: Fields = emptyFields();
  return (text) => {
    const events: ServerSentEvent[] = [];
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const plain = line.endsWith('\r') ? line.slice(0, -1) : line;
      if (plain !== '') {
        parseField(fields, plain);
        continue;
      }
      if (fields.data.length > 0) {
        events.push({ type: fields.type || 'message', data: fields.data.join('\n'), id: fields.id });
      }
      fields = emptyFields();
    }
    return events;
  };
}

interface Fields {
  type: string;
  id: string | null;
  data: string[];
}

function emptyFields(): Fields {
  return { type: '', id: null, data: [] };
}

function parseField(fields: Fields, line: string): void {
  const colon = line.indexOf(':');
  const name = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /u, '');
  if (name === 'event') fields.type = value;
  else if (name === 'id') fields.id = value;
  else if (name === 'data') fields.data.push(value);
}
