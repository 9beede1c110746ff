import { useMemo } from 'react';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { type ComboboxOption, search, searchable } from './options.ts';
import { type Answer, SHORTEST, useAnswer } from './useAnswer.ts';

const MESSAGES = {
  none: 'Type at least {count} letters',
  awaited: 'Searching...',
  failed: 'The search did not work. Type on to try again.',
} as const;

/** Asks for what fits what is typed; the signal says that the answer is not wanted any more. Rejected, the list says so. */
export type OptionSearch = (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

export interface OptionSearchOptions {
  /**
   * All that there is; where `onSearch` is given, what is known without asking.
   * @default []
   */
  options?: readonly ComboboxOption[];
  /** Asks for what fits the typed text; the signal says when nobody waits for the answer any more. */
  onSearch?: OptionSearch;
  /** Shown where nothing fits. */
  empty: string;
}

const NONE: readonly ComboboxOption[] = [];

function offeredOf(answer: Answer<readonly ComboboxOption[]>, known: readonly ComboboxOption[]): readonly ComboboxOption[] {
  if (answer.is === 'none') return known;
  return answer.is === 'here' ? answer.found : NONE;
}

/** The options that fit what is typed: prepared once for many searches, or asked for when typing pauses. */
export function useOptionSearch({ options = NONE, onSearch, empty }: OptionSearchOptions) {
  const t = useTranslate();
  const { typed, setTyped, answer } = useAnswer(onSearch);
  const offered = offeredOf(answer, options);
  const prepared = useMemo(() => searchable(offered), [offered]);
  // What others found is looked through here too: not every server searches, and some answer with all that there is.
  const isNarrowed = !onSearch || answer.is !== 'none';
  const found = useMemo(() => search(prepared, isNarrowed ? typed : ''), [prepared, isNarrowed, typed]);

  const nothing = found.length === 0 ? empty : undefined;
  const message = !onSearch || answer.is === 'here' ? nothing : t(MESSAGES[answer.is], { count: SHORTEST });
  return {
    found,
    /** What the list says besides, or instead of, what was found. */
    message,
    setTyped,
  };
}
