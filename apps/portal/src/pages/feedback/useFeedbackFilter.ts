import { type FeedbackFilter, readFeedbackFilter } from '@quad/domain/feedback';
import { useState } from 'react';
import { useAddressFilters } from '../../app/useAddressFilters.ts';

const NAMES = ['type', 'status'] as const;

/** What stands in the address: nothing where a filter lets everything through. */
function named(word: string): string {
  return word === 'All' ? '' : word;
}

/** Both filters, kept in the address: a reload and a shared link show the same. */
export function useFeedbackFilter() {
  const { initialFilters, onFilter } = useAddressFilters(NAMES);
  const [filter, setFilter] = useState(() => readFeedbackFilter(initialFilters));
  const change = (next: FeedbackFilter) => {
    setFilter(next);
    onFilter({ type: named(next.type), status: named(next.status) });
  };
  return { filter, setFilter: change };
}
