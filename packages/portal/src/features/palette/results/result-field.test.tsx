// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ResultField } from './result-field.tsx';
import type { Result } from './result-row.tsx';

afterEach(cleanup);

const owl: Result = {
  entry: { kind: 'artist', id: 'e1', name: 'Owl Parade', detail: 'Harbour' },
  stageIndex: null,
  keys: null,
};

const withResults = (results: readonly Result[], isLoading: boolean, onChoose: () => void, text = 'owl') => (
  <ResultField
    label="Find a set"
    placeholder=""
    text={text}
    isEntered={false}
    onType={() => undefined}
    results={results}
    hasMore={false}
    isLoading={isLoading}
    failures={[]}
    onChoose={onChoose}
  />
);

describe('Enter before the sets have come', () => {
  const pressEnter = () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });

  it('takes the first that fits once they are there', () => {
    const onChoose = vi.fn();
    const { rerender } = render(withResults([], true, onChoose));
    expect(screen.getByText('Loading the sets…')).toBeTruthy();
    pressEnter();
    expect(onChoose).not.toHaveBeenCalled();
    rerender(withResults([owl], false, onChoose));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(owl.entry);
  });

  it('is forgotten when another text is typed, and takes nothing that comes after nothing was found', () => {
    const onChoose = vi.fn();
    const { rerender } = render(withResults([], true, onChoose));
    pressEnter();
    rerender(withResults([owl], false, onChoose, 'owls'));
    rerender(withResults([], false, onChoose, 'owlet'));
    expect(screen.getByText('Nothing found for “owlet”.')).toBeTruthy();
    pressEnter();
    rerender(withResults([owl], false, onChoose, 'owlet'));
    expect(onChoose).not.toHaveBeenCalled();
  });
});
