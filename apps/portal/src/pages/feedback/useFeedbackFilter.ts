import { type FeedbackFilter, readFeedbackFilter } from '@quad/domain/feedback';
import { useSearchParams } from 'react-router-dom';

/** Both filters, kept in the address: a reload and a shared link show the same. */
export function useFeedbackFilter() {
  const [params, setParams] = useSearchParams();
  const filter = readFeedbackFilter({ type: params.get('type'), status: params.get('status') });
  const setFilter = (next: FeedbackFilter) =>
    setParams(
      (known) => {
        const kept = new URLSearchParams(known);
        for (const [name, value] of Object.entries(next)) {
          if (value === 'All') kept.delete(name);
          else kept.set(name, value);
        }
        return kept;
      },
      { replace: true },
    );
  return { filter, setFilter };
}
