import { fireEvent, waitFor } from '@testing-library/react';

/** Points at a card until the hint above it says `text`: the tools that show the hint load when the page is idle. */
export async function findCardHint(card: Element, text: string): Promise<void> {
  await waitFor(() => {
    fireEvent.pointerOver(card);
    const hint = document.querySelector('[data-card-hint]')?.textContent ?? '';
    if (!hint.includes(text)) throw new Error(`The hint says "${hint}", not "${text}".`);
  });
}
