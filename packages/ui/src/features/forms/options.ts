import type { Translate } from '../../primitives/UiProvider/translate.ts';

/** Capitalizes a stored word for a label: 'technical' becomes 'Technical'. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Options of a Select or Combobox from stored words, with capitalized labels. */
export function capitalizedOptions(words: readonly string[]): { value: string; label: string }[] {
  return words.map((word) => ({ value: word, label: capitalized(word) }));
}

/**
 * Translates the labels of options. A stored word has a translation of its own, separate from the same word on a screen. Values are
 * unchanged.
 */
export function translatedOptions<Option extends { readonly value: string; readonly label: string }>(
  options: readonly Option[],
  t: Translate,
): Option[] {
  const say = (word: string, otherwise: string) => (t(word) === word ? t(otherwise) : t(word));
  return options.map((option) => ({ ...option, label: say(option.value, option.label) }));
}

/** Words as options that are their own labels. */
export function choices(words: readonly string[]): { value: string; label: string }[] {
  return words.map((word) => ({ value: word, label: word }));
}
