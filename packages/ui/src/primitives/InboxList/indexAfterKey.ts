/** The index that a key leads to, limited to the ends of the list; undefined for a key without a meaning here. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'j':
    case 'J':
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'k':
    case 'K':
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
