import { fireEvent, waitFor } from '@testing-library/react';

/** Hovers over a card until the hint above it says `text`: the hint is loaded when the page is idle. */
export async function findCardHint(card: Element, text: string): Promise<void> {
  await waitFor(() => {
    fireEvent.pointerOver(card);
    const hint = document.querySelector('[data-card-hint]')?.textContent ?? '';
    if (!hint.includes(text)) throw new Error(`The hint says "${hint}", not "${text}".`);
  });
}
