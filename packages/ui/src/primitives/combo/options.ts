/** One thing that can be chosen. */
export interface ComboboxOption {
  /** What is kept and sent; not twice in a list. */
  value: string;
  label: string;
  /** What tells it from others of the same name: searched too, and shown under it. */
  detail?: string;
}

export function labelOf(option: ComboboxOption | null): string {
  return option?.label ?? '';
}

export function keyOf(option: ComboboxOption | null): string | undefined {
  return option?.value;
}

const MARKS = /\p{M}/gu;

/** Text as it is compared: accents and case do not count. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** An option with its text as it is searched, so that typing does not prepare thousands of texts again. */
export interface SearchableOption {
  readonly option: ComboboxOption;
  readonly text: string;
}

export function searchable(options: readonly ComboboxOption[]): SearchableOption[] {
  return options.map((option) => ({ option, text: folded(`${option.label} ${option.detail ?? ''}`) }));
}

/** Options that have every typed word somewhere, accents and case aside, in their own order; those that begin with it come first. */
export function search(all: readonly SearchableOption[], typed: string): ComboboxOption[] {
  const query = folded(typed.trim());
  if (query === '') return all.map(({ option }) => option);
  const words = query.split(/\s+/u);
  const found = all.filter(({ text }) => words.every((word) => text.includes(word)));
  const begins = found.filter(({ text }) => text.startsWith(query));
  return [...begins, ...found.filter((each) => !each.text.startsWith(query))].map(({ option }) => option);
}

/** While no option is reached, an input refers to none; downshift has it refer to one without a name. */
export function withoutEmptyReference<Props extends { readonly 'aria-activedescendant'?: string }>(props: Props): Props {
  return { ...props, 'aria-activedescendant': props['aria-activedescendant'] || undefined };
}
