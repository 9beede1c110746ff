import type { Feedback } from '@quad/domain/feedback';
import { keys } from '../keys.ts';
import type { Store } from '../store.ts';

/** The list of feedback that is cached. */
export interface FeedbackCache {
  /** Changes the list where it is cached, without asking the server. */
  update(change: (list: readonly Feedback[]) => Feedback[]): Promise<void>;
  /** Asks the server for the list. */
  refresh(): Promise<void>;
}

/** The feedback of a cache, to be patched by writes. */
export function feedbackCacheOf({ mutate }: Pick<Store, 'mutate'>): FeedbackCache {
  return {
    async update(change) {
      await mutate<Feedback[]>(keys.feedbacks, (list) => list && change(list), { revalidate: false });
    },
    async refresh() {
      await mutate(keys.feedbacks);
    },
  };
}
