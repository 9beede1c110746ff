import type { Feedback } from '@quad/domain/feedback';
import { useState } from 'react';
import { VirtualList } from '../../../primitives/VirtualList/index.ts';
import { FeedbackListEmpty } from './FeedbackListEmpty.tsx';
import { FeedbackRow, type FeedbackRowProps } from './FeedbackRow.tsx';

const ROW_HEIGHT = 72;

export interface FeedbackListProps extends Pick<FeedbackRowProps, 'role' | 'timeZone' | 'onUpdate'> {
  feedbacks: readonly Feedback[];
}

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]);
}

/** Feedback, one line each, of thousands only what is in sight; says so when there is none. */
export function FeedbackList({ feedbacks, ...row }: FeedbackListProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  if (feedbacks.length === 0) return <FeedbackListEmpty />;
  return (
    <VirtualList label="Feedbacks" items={feedbacks} itemKey={({ _id }) => _id} estimatedRowHeight={ROW_HEIGHT}>
      {(feedback) => (
        <FeedbackRow
          {...row}
          feedback={feedback}
          isOpen={open.has(feedback._id)}
          onToggle={({ feedbackId }) => setOpen((known) => toggled(known, feedbackId))}
        />
      )}
    </VirtualList>
  );
}
