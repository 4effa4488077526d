import { expect, it } from 'vitest';
import { inlineScriptSources } from './inline-scripts.ts';

it('names each script of the document by its hash', () => {
  expect(inlineScriptSources("<head><script>alert('Hello, world.');</script><script>1\n</script>")).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    expect.stringMatching(/^'sha256-[A-Za-z0-9+/]{43}='$/u),
  ]);
});

it('names neither files nor data', () => {
  const html =
    '<script src="/a.js"></script><script type="module" src="/b.js"></script><script type="application/json">{}</script>';
  expect(inlineScriptSources(html)).toEqual([]);
});
