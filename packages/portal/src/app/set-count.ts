/** '1 set' or '12 sets'. */
export function setCount(count: number): string {
  return `${count} ${count === 1 ? 'set' : 'sets'}`;
}

/** Describes this many sets and blocks, of which `blockCount` are blocks: '2 sets', '1 set, 1 block' or '2 blocks'. */
export function placedCount(count: number, blockCount = 0): string {
  if (blockCount === 0) return setCount(count);
  const blocks = `${blockCount} ${blockCount === 1 ? 'block' : 'blocks'}`;
  return count === blockCount ? blocks : `${setCount(count - blockCount)}, ${blocks}`;
}
