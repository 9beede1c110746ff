import type { Translate } from '../../primitives/UiProvider/translate.ts';

/** A stored word as a label says it: 'technical' is 'Technical'. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Options of a Select or Combobox for words that are labelled by themselves. */
export function wordOptions(words: readonly string[]): { value: string; label: string }[] {
  return words.map((word) => ({ value: word, label: capitalized(word) }));
}

/** Options with their labels in the reader's language: a stored word is told apart from the same word of a screen. What is chosen stays the value. */
export function translatedOptions<Option extends { readonly value: string; readonly label: string }>(
  options: readonly Option[],
  t: Translate,
): Option[] {
  const say = (word: string, otherwise: string) => (t(word) === word ? t(otherwise) : t(word));
  return options.map((option) => ({ ...option, label: say(option.value, option.label) }));
}

/** Words as options that are called what they mean. */
export function choices(words: readonly string[]): { value: string; label: string }[] {
  return words.map((word) => ({ value: word, label: word }));
}
