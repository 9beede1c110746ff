/** A stored word as a label says it: 'technical' is 'Technical'. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Options of a Select or Combobox for words that are labelled by themselves. */
export function wordOptions(words: readonly string[]): { value: string; label: string }[] {
  return words.map((word) => ({ value: word, label: capitalized(word) }));
}

/** Words as options that are called what they mean. */
export function choices(words: readonly string[]): { value: string; label: string }[] {
  return words.map((word) => ({ value: word, label: word }));
}
