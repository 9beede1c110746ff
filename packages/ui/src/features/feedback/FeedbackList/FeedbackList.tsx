import type { Feedback } from '@quad/domain/feedback';
import { lazy, Suspense, useState } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { isLong } from '../../isLong.ts';
import { row as line } from '../../record.css.ts';
import { FeedbackListEmpty } from './FeedbackListEmpty.tsx';
import { FeedbackListLoading } from './FeedbackListLoading.tsx';
import { FeedbackRow, type FeedbackRowProps } from './FeedbackRow.tsx';

const LongFeedbackList = lazy(async () => ({ default: (await import('./LongFeedbackList.tsx')).LongFeedbackList }));

export interface FeedbackListProps extends Pick<FeedbackRowProps, 'role' | 'onUpdate'> {
  feedbacks: readonly Feedback[];
  /** How many there are before they are narrowed down; all of these, where it is left out. */
  total?: number;
}

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]);
}

/** Feedback, one line each, any number of them; says so when there is none. */
export function FeedbackList({ feedbacks, total = feedbacks.length, ...row }: FeedbackListProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const onToggle: FeedbackRowProps['onToggle'] = ({ feedbackId }) => setOpen((known) => toggled(known, feedbackId));
  const draw = (feedback: Feedback) => <FeedbackRow {...row} feedback={feedback} isOpen={open.has(feedback._id)} onToggle={onToggle} />;
  if (feedbacks.length === 0) return <FeedbackListEmpty />;
  if (isLong(total)) {
    return (
      <Suspense fallback={<FeedbackListLoading />}>
        <LongFeedbackList feedbacks={feedbacks}>{draw}</LongFeedbackList>
      </Suspense>
    );
  }
  return (
    <Card padding="none">
      <ul aria-label="Feedbacks">
        {feedbacks.map((feedback) => (
          // Not a stop of its own: where its button has gone, the focus comes back to the line.
          <li key={feedback._id} tabIndex={-1} className={line}>
            {draw(feedback)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
