import { useMemo } from 'react';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { type ComboboxOption, search, searchable } from './options.ts';
import { type Answer, SHORTEST, useAnswer } from './useAnswer.ts';

const MESSAGES = {
  none: 'Type at least {count} letters',
  awaited: 'Searching...',
  failed: 'The search did not work. Type on to try again.',
} as const;

/**
 * Requests options that match the typed text. The signal aborts when the answer is no longer needed. The list shows an error if the promise
 * rejects.
 */
export type OptionSearch = (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

export interface OptionSearchOptions {
  /**
   * All options; with `onSearch`, those that are known without a request.
   * @default []
   */
  options?: readonly ComboboxOption[];
  /** Requests options that match the typed text; the signal aborts when the answer is no longer needed. */
  onSearch?: OptionSearch;
  /** Shown if no option matches. */
  empty: string;
}

const NONE: readonly ComboboxOption[] = [];

function offeredOf(answer: Answer<readonly ComboboxOption[]>, known: readonly ComboboxOption[]): readonly ComboboxOption[] {
  if (answer.is === 'none') return known;
  return answer.is === 'here' ? answer.found : NONE;
}

/** The options that match the typed text: indexed once for many searches, or requested when typing pauses. */
export function useOptionSearch({ options = NONE, onSearch, empty }: OptionSearchOptions) {
  const t = useTranslate();
  const { typed, setTyped, answer } = useAnswer(onSearch);
  const offered = offeredOf(answer, options);
  const prepared = useMemo(() => searchable(offered), [offered]);
  // Answers are filtered here too, because some servers ignore the query and return everything.
  const isNarrowed = !onSearch || answer.is !== 'none';
  const found = useMemo(() => search(prepared, isNarrowed ? typed : ''), [prepared, isNarrowed, typed]);

  const nothing = found.length === 0 ? empty : undefined;
  const message = !onSearch || answer.is === 'here' ? nothing : t(MESSAGES[answer.is], { count: SHORTEST });
  return {
    found,
    /** A message below the options, or instead of them. */
    message,
    setTyped,
  };
}
