import type { Feedback } from '@quad/domain/feedback';
import type { ReactNode } from 'react';
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.tsx';

const ROW_HEIGHT = 72;

const keyOf = ({ _id }: Feedback) => _id;

export interface LongFeedbackListProps {
  feedbacks: readonly Feedback[];
  /** Draws a row. */
  children: (feedback: Feedback) => ReactNode;
}

/** More feedback than a page can draw at once: of thousands only what is in sight. */
export function LongFeedbackList({ feedbacks, children }: LongFeedbackListProps) {
  return (
    <VirtualList label="Feedbacks" items={feedbacks} itemKey={keyOf} estimatedRowHeight={ROW_HEIGHT}>
      {children}
    </VirtualList>
  );
}
