/** An option that can be selected. */
export interface ComboboxOption {
  /** The stored and submitted value; unique in a list. */
  value: string;
  label: string;
  /** Distinguishes options with the same label; searched too, and shown below the label. */
  detail?: string;
}

export function labelOf(option: ComboboxOption | null): string {
  return option?.label ?? '';
}

export function keyOf(option: ComboboxOption | null): string | undefined {
  return option?.value;
}

const MARKS = /\p{M}/gu;

/** Normalizes text for comparison: without accents and case. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** An option with its normalized text, so that typing does not normalize thousands of texts again. */
export interface SearchableOption {
  readonly option: ComboboxOption;
  readonly text: string;
}

export function searchable(options: readonly ComboboxOption[]): SearchableOption[] {
  return options.map((option) => ({ option, text: folded(`${option.label} ${option.detail ?? ''}`) }));
}

/** The options that contain every typed word, ignoring accents and case, in their order; those that start with the text come first. */
export function search(all: readonly SearchableOption[], typed: string): ComboboxOption[] {
  const query = folded(typed.trim());
  if (query === '') return all.map(({ option }) => option);
  const words = query.split(/\s+/u);
  const found = all.filter(({ text }) => words.every((word) => text.includes(word)));
  const begins = found.filter(({ text }) => text.startsWith(query));
  return [...begins, ...found.filter((each) => !each.text.startsWith(query))].map(({ option }) => option);
}

/** Removes an empty `aria-activedescendant`, which downshift sets while no option is highlighted. */
export function withoutEmptyReference<Props extends { readonly 'aria-activedescendant'?: string }>(props: Props): Props {
  return { ...props, 'aria-activedescendant': props['aria-activedescendant'] || undefined };
}
