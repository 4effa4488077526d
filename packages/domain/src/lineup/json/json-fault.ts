import { readingMessages } from '../../messages/reading-messages.ts';
import { findNumberFault, findTextFault, type JsonFault } from './json-tokens.ts';
import { skipText } from './json-measure.ts';

type Expected = 'value' | 'firstValue' | 'name' | 'firstName' | 'colon' | 'next' | 'end';

const faults = readingMessages.jsonFaults;
const whiteSpace = /[ \t\r\n]*/uy;
const word = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const words = new Set(['true', 'false', 'null']);

/** Finds where and why `text` is not JSON, worded the same on every platform. Returns null if it is valid. */
export function findJsonFault(text: string): JsonFault | null {
  const scanner = new Scanner(text);
  for (;;) {
    const fault = scanner.step();
    if (fault !== 'more') return fault;
  }
}

/** Walks through the tokens with an explicit stack, so that deep nesting cannot overflow the call stack. */
class Scanner {
  readonly #text: string;
  readonly #closers: string[] = [];
  #expected: Expected = 'value';
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Consumes one token. Returns a fault, null at a valid end, or 'more'. */
  step(): JsonFault | 'more' | null {
    this.#at = endOfMatch(whiteSpace, this.#text, this.#at);
    const character = this.#text.charAt(this.#at);
    if (character === '') return this.#expected === 'end' ? null : this.#fault(faults.endsTooEarly);
    switch (this.#expected) {
      case 'value':
      case 'firstValue':
        return this.#takeValue(character);
      case 'name':
      case 'firstName':
        return this.#takeName(character);
      case 'colon':
        return character === ':'
          ? this.#take('value')
          : this.#fault(strange(this.#rest()) ?? faults.colonMissing);
      case 'next':
        return this.#takeNext(character);
      default:
        return this.#fault(strange(this.#rest()) ?? faults.afterEnd);
    }
  }

  #takeValue(character: string): JsonFault | 'more' {
    if (character === '"') return this.#takeText('next');
    if (character === '{') return this.#open('}', 'firstName');
    if (character === '[') return this.#open(']', 'firstValue');
    if (character === ']' && this.#expected === 'firstValue') return this.#close();
    if (/[-+.\d]/u.test(character)) return this.#takeNumber();
    const found = matchAt(word, this.#text, this.#at);
    if (words.has(found)) return this.#take(this.#afterValue(), found.length);
    if (found !== '') return this.#fault(faults.unknownWord(found.slice(0, 40)));
    return this.#fault(this.#missing(faults.valueMissing, character));
  }

  #takeName(character: string): JsonFault | 'more' {
    if (character === '"') return this.#takeText('colon');
    if (character === '}' && this.#expected === 'firstName') return this.#close();
    if (matchAt(word, this.#text, this.#at) !== '') return this.#fault(faults.nameUnquoted);
    return this.#fault(this.#missing(faults.nameMissing, character));
  }

  #takeNext(character: string): JsonFault | 'more' {
    const closer = this.#closers.at(-1);
    if (character === ',') return this.#take(closer === '}' ? 'name' : 'value');
    if (character === closer) return this.#close();
    if (closer !== undefined && (character === ']' || character === '}')) {
      return this.#fault(faults.wrongCloser(closer, character));
    }
    const reason =
      strange(this.#rest()) ?? (isTokenStart(character) ? faults.commaMissing : faults.unexpected(character));
    return this.#fault(reason);
  }

  #takeText(next: Expected): JsonFault | 'more' {
    const end = skipText(this.#text, this.#at);
    const fault = findTextFault(this.#text, this.#at, end);
    if (fault !== null) return fault;
    return this.#take(next === 'next' ? this.#afterValue() : next, end + 1 - this.#at);
  }

  #takeNumber(): JsonFault | 'more' {
    const found = matchAt(/[-+.\w]+/uy, this.#text, this.#at);
    const fault = findNumberFault(found, this.#at);
    return fault ?? this.#take(this.#afterValue(), found.length);
  }

  #open(closer: string, expected: Expected): 'more' {
    this.#closers.push(closer);
    return this.#take(expected);
  }

  #close(): 'more' {
    this.#closers.pop();
    return this.#take(this.#afterValue());
  }

  #take(expected: Expected, length = 1): 'more' {
    this.#at += length;
    this.#expected = expected;
    return 'more';
  }

  #afterValue(): Expected {
    return this.#closers.length === 0 ? 'end' : 'next';
  }

  /** Describes a missing character. A comma without a following value has its own message. */
  #missing(reason: string, character: string): string {
    const odd = strange(this.#rest());
    if (odd !== null) return odd;
    const afterComma =
      this.#expected === 'name' || (this.#expected === 'value' && this.#closers.at(-1) === ']');
    if (afterComma && character === this.#closers.at(-1)) return faults.commaTooMany(character);
    return /[\]},:]/u.test(character) ? reason : faults.unexpected(character);
  }

  #rest(): string {
    return this.#text.slice(this.#at, this.#at + 2);
  }

  #fault(reason: string): JsonFault {
    return { reason, offset: this.#at };
  }
}

/** Describes a character that is invalid anywhere outside a string, or returns null. */
function strange(rest: string): string | null {
  if (/^(?:\/[/*]|#)/u.test(rest)) return faults.comment;
  if (/^['`´‘’‚“”„«»]/u.test(rest)) return faults.wrongQuotes;
  const codePoint = rest.codePointAt(0) ?? 0;
  if (!/^[\p{C}\p{Z}]/u.test(rest)) return null;
  return faults.invisible(codePoint.toString(16).toUpperCase().padStart(4, '0'));
}

function isTokenStart(character: string): boolean {
  return /["{[\-\p{L}\p{N}]/u.test(character);
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function endOfMatch(pattern: RegExp, text: string, at: number): number {
  return at + matchAt(pattern, text, at).length;
}
