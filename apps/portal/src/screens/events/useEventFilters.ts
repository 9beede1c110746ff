import { type EventFilters, type EventFilterWords, NO_EVENT_FILTERS, readEventFilters } from '@quad/domain/events';
import { useEffect, useMemo, useState } from 'react';
import { useListFilters } from '../../app/useUrlFilters.ts';

/** How long typing has to pause before the server is asked. */
const PAUSE_MS = 250;

/** What was typed last, once no more is typed. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(text), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  // What is taken back needs no pause.
  return text === '' ? text : paused;
}

/** The filters of a list of events, kept in the address: what the bar shows, and what of it the server is asked for. */
export function useEventFilters() {
  const { filters: words, onFilter } = useListFilters(NO_EVENT_FILTERS);
  const search = usePaused(words.search);
  const filters = useMemo((): EventFilters => readEventFilters({ ...words, search }), [words, search]);
  const bar = { filters: words, onFilter: (next: EventFilterWords) => onFilter(next) };
  return { filters, isFiltered: Object.keys(filters).length > 0, bar };
}
