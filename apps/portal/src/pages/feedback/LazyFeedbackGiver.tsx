import { Spinner } from '@quad/ui';
import { lazy, Suspense } from 'react';

const FeedbackGiver = lazy(async () => ({ default: (await import('./FeedbackGiver.tsx')).FeedbackGiver }));

/** The form that gives feedback, whose code comes when somebody wants to give some. */
export function LazyFeedbackGiver() {
  return (
    <Suspense fallback={<Spinner label="Loading..." />}>
      <FeedbackGiver />
    </Suspense>
  );
}
