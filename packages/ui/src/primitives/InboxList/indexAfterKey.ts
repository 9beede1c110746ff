/** The index that a key, in lower case, leads to, limited to the ends of the list; undefined for a key without a meaning here. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'j':
    case 'arrowdown':
      return Math.min(index + 1, count - 1);
    case 'k':
    case 'arrowup':
      return Math.max(index - 1, 0);
    case 'home':
      return 0;
    case 'end':
      return count - 1;
    default:
      return undefined;
  }
}
