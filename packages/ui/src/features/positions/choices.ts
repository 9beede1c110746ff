import type { SelectOption } from '../../primitives/Select/Select.tsx';

/** Words as options that are called what they mean. */
export function choices(words: readonly string[]): SelectOption[] {
  return words.map((word) => ({ value: word, label: word }));
}
