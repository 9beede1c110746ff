import { errorText, useFeedbacks } from '@quad/api-client/hooks';
import { FEEDBACK_RULE_TEXTS, type Feedback, type FeedbackFilter, filterFeedback, readFeedbackFilter } from '@quad/domain/feedback';
import { ErrorState, Stack } from '@quad/ui';
import { FeedbackFilters, FeedbackList } from '@quad/ui/features/feedback';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ExportButton } from '../../app/ExportButton.tsx';
import { countsOf, useUrlFilters } from '../../app/useUrlFilters.ts';
import { useRole } from '../../app/useUser.ts';

const ResolveFeedback = lazy(async () => ({ default: (await import('./ResolveFeedback.tsx')).ResolveFeedback }));

const FILTERS = ['type', 'status'] as const;

/** All feedback with its filters, in every loading state; office-bearers can resolve it in a dialog. */
export function FeedbackScreen() {
  const role = useRole();
  const { filter, setFilter } = useFeedbackFilter();
  const read = useFeedbacks(filter);
  const { data: feedbacks, error, isLoading, isOutdated, retry, loadMore } = read;
  const [opened, setOpened] = useState<Feedback>();
  // Filtered here too, because resolved feedback may no longer match and the list is not fetched again. While a new filter loads, the
  // previous list is shown.
  const shown = useMemo(() => (isOutdated ? (feedbacks ?? []) : filterFeedback(feedbacks ?? [], filter)), [feedbacks, filter, isOutdated]);
  const counts = countsOf(read);
  const count = counts && counts.shown - ((feedbacks?.length ?? 0) - shown.length);
  const all = counts?.all;
  const list = useMemo(
    () => <FeedbackList feedbacks={shown} total={all} itemCount={count} onLoadMore={loadMore} role={role} onUpdate={setOpened} />,
    [shown, all, count, loadMore, role],
  );
  if (isLoading) return <FeedbackList feedbacks={undefined} role={role} onUpdate={() => {}} />;
  if (!feedbacks) return <ErrorState description={errorText(error, FEEDBACK_RULE_TEXTS.loadFailed)} onRetry={retry} />;
  const tools = role !== 'STUDENT' && <ExportButton list={{ kind: 'feedback', filter }} count={count} />;
  // The dialog stays, with what was typed, if the feedback leaves the list because somebody else has resolved it.
  const updated = feedbacks.find(({ _id }) => _id === opened?._id) ?? opened;
  return (
    <Stack>
      <FeedbackFilters filter={filter} onFiltersChange={setFilter} counts={counts && { ...counts, shown: count ?? 0 }} actions={tools} />
      {list}
      {updated && (
        <Suspense>
          <ResolveFeedback feedback={updated} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** The value in the URL; empty for a filter that matches everything. */
function named(word: string): string {
  return word === 'All' ? '' : word;
}

/** Both filters, kept in the URL so that a reload and a shared link show the same. */
function useFeedbackFilter() {
  const { initialFilters, onFiltersChange } = useUrlFilters(FILTERS);
  const [filter, setFilter] = useState(() => readFeedbackFilter(initialFilters));
  const change = (next: FeedbackFilter) => {
    setFilter(next);
    onFiltersChange({ type: named(next.type), status: named(next.status) });
  };
  return { filter, setFilter: change };
}
