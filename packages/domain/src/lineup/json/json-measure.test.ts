import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countMembers, findDuplicateKeys } from './duplicate-keys.ts';
import { measureJson, skipText } from './json-measure.ts';
import { maximumEvents } from '../parsed-lineup.ts';

describe('measureJson', () => {
  it('counts the members of any JSON without repeated names', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        const parsed: unknown = JSON.parse(text);
        expect(measureJson(text)).toEqual({
          tooDeepAt: null,
          tooManyAt: null,
          isTooLong: false,
          members: countMembers(parsed),
        });
      }),
    );
  });

  it('does not mistake brackets and colons inside texts', () => {
    expect(measureJson('["[[[:::\\"{{{:", "\\\\"]')).toEqual({
      tooDeepAt: null,
      tooManyAt: null,
      isTooLong: false,
      members: 0,
    });
  });

  it('finds the bracket that is too deep', () => {
    expect(measureJson('['.repeat(64)).tooDeepAt).toBeNull();
    expect(measureJson(` ${'[{'.repeat(40)}`).tooDeepAt).toBe(65);
  });

  it('finds the first member too many of one object, and counts each object by itself', () => {
    const members = (count: number) => `{${Array.from({ length: count }, () => '"a":1').join(',')}}`;
    expect(measureJson(`[${members(1000)},${members(1000)}]`).tooManyAt).toBeNull();
    expect(measureJson(members(1001)).tooManyAt).toBe(6 * 1000 + 4);
    expect(measureJson(`{"a":${members(1000)},"b":1}`).tooManyAt).toBeNull();
  });
});

describe('a list of too many', () => {
  const list = (count: number) => `[${Array.from({ length: count }, () => '{"a":[1,2]}').join(',')}]`;

  it('is found where it is the file itself, whatever follows', () => {
    expect(measureJson(list(maximumEvents)).isTooLong).toBe(false);
    expect(measureJson(list(maximumEvents + 1)).isTooLong).toBe(true);
    expect(measureJson(`\n ${list(maximumEvents + 1)} }`).isTooLong).toBe(true);
  });

  it('is left to the reader within an object or another list', () => {
    expect(measureJson(`{"events":${list(maximumEvents + 1)}}`).isTooLong).toBe(false);
    expect(measureJson(`[${list(maximumEvents + 1)}]`).isTooLong).toBe(false);
  });
});

describe('skipText', () => {
  it.each([
    ['"a"', 2],
    ['"a\\"b"', 5],
    ['"a\\\\"', 4],
    ['"open', 5],
    ['"open\\"', 7],
  ])('ends %j at %i', (text, end) => {
    expect(skipText(text, 0)).toBe(end);
  });
});

describe('findDuplicateKeys', () => {
  it('tells the repeated names of each event in a bare list', () => {
    const { byRow, ofList } = findDuplicateKeys('[{"a":1},{"a":1,"\\u0061":2,"b":{"c":1,"c":2}}]', null);
    expect([...byRow]).toEqual([[1, ['a']]]);
    expect(ofList).toBe(false);
  });

  it('looks only into the list of events', () => {
    const text = '{"other":[{"a":1,"a":2}],"events":[{"a":1},{"b":[{"x":1,"x":1}],"a":1,"a":2}]}';
    const { byRow, ofList } = findDuplicateKeys(text, 'events');
    expect([...byRow]).toEqual([[1, ['a']]]);
    expect(ofList).toBe(false);
  });

  it('notices a second list of events', () => {
    expect(findDuplicateKeys('{"events":[],"events":[]}', 'events').ofList).toBe(true);
  });
});
