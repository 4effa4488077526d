/** '1 set' or '12 sets'. */
export function setCount(count: number): string {
  return `${count} ${count === 1 ? 'set' : 'sets'}`;
}
