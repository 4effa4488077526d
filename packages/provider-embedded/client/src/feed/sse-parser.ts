export interface ServerSentEvent {
  readonly type: string;
  readonly data: string;
  /** The id given with this event, or null. */
  readonly id: string | null;
}

/**
 * Reads a stream of server-sent events piece by piece: give it the text as it comes, it answers the events completed
 * by it. Comments and unknown fields are passed over, as the format asks.
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
