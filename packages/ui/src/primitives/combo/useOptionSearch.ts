import { useMemo } from 'react';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { type ComboboxOption, search, searchable } from './options.ts';
import { MIN_LETTERS, type SearchRequest, useAsyncSearch } from './useAsyncSearch.ts';

const MESSAGES = {
  idle: 'Type at least {count} letters',
  pending: 'Searching...',
  error: 'The search failed. Keep typing to try again.',
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

function optionsFrom(request: SearchRequest<readonly ComboboxOption[]>, known: readonly ComboboxOption[]): readonly ComboboxOption[] {
  if (request.status === 'idle') return known;
  return request.status === 'success' ? request.data : NONE;
}

/** The options that match the typed text: indexed once for many searches, or requested when typing pauses. */
export function useOptionSearch({ options = NONE, onSearch, empty }: OptionSearchOptions) {
  const t = useTranslate();
  const { typed, setTyped, request } = useAsyncSearch(onSearch);
  const available = optionsFrom(request, options);
  const indexed = useMemo(() => searchable(available), [available]);
  // Answers are filtered here too, because some servers ignore the query and return everything.
  const isFiltered = !onSearch || request.status !== 'idle';
  const matches = useMemo(() => search(indexed, isFiltered ? typed : ''), [indexed, isFiltered, typed]);

  const emptyMessage = matches.length === 0 ? empty : undefined;
  const message = !onSearch || request.status === 'success' ? emptyMessage : t(MESSAGES[request.status], { count: MIN_LETTERS });
  return {
    matches,
    /** A message below the options, or instead of them. */
    message,
    setTyped,
  };
}
