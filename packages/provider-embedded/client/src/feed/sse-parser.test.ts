import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSseParser } from './sse-parser.ts';

describe('the parser of server-sent events', () => {
  it('reads type, id and data', () => {
    expect(createSseParser()('event: change\nid: 7\ndata: {"a":1}\n\n')).toEqual([
      { type: 'change', id: '7', data: '{"a":1}' },
    ]);
  });

  it('joins several data lines and takes a missing type for message', () => {
    expect(createSseParser()('data: one\ndata:two\n\n')).toEqual([
      { type: 'message', id: null, data: 'one\ntwo' },
    ]);
  });

  it('passes over comments, unknown fields and events without data', () => {
    expect(createSseParser()(': hello\n\nretry: 5\nevent: x\n\ndata: y\n\n')).toEqual([
      { type: 'message', id: null, data: 'y' },
    ]);
  });

  it('holds an event back until its blank line has come', () => {
    const parse = createSseParser();
    expect(parse('data: a\n')).toEqual([]);
    expect(parse('\n')).toHaveLength(1);
  });

  it('reads the same events however the text is cut', () => {
    const text = ': ok\r\n\r\nevent: ready\r\ndata: {"seq":1}\r\n\r\nevent: change\nid: 2\ndata: {}\n\n';
    const whole = createSseParser()(text);
    expect(whole).toHaveLength(2);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: text.length })), (cuts) => {
        const parse = createSseParser();
        const marks = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const events = marks.slice(1).flatMap((end, index) => parse(text.slice(marks[index], end)));
        expect(events).toEqual(whole);
      }),
    );
  });
});
