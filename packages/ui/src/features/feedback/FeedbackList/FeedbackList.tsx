import type { Feedback } from '@quad/domain/feedback';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { MessageSquareOff } from 'lucide-react';
import { useState } from 'react';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import { action, container, facts, preview, row as rowStyle } from './FeedbackList.css.ts';
import { FeedbackRow, type FeedbackRowProps } from './FeedbackRow.tsx';

const BLANK = (
  <div className={rowStyle({ hasActions: true })}>
    <span className={preview}>
      <Skeleton width="most" />
    </span>
    <span className={facts}>
      <Skeleton width="half" />
    </span>
    <span className={action}>
      <Skeleton shape="line" />
    </span>
  </div>
);

const keyOf = ({ _id }: Feedback) => _id;

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]);
}

export interface FeedbackListProps extends Pick<FeedbackRowProps, 'role' | 'onUpdate'> {
  /** Undefined while loading. */
  feedbacks: readonly Feedback[] | undefined;
  /** The number of items without filters. */
  total?: number | undefined;
  /** The number of items that match the filters, if only the first ones are loaded. */
  itemCount?: number | undefined;
  /** Called near the end of the list, to load more. */
  onLoadMore?: () => void;
}

/** A list of feedback with one line each, or an empty state. */
export function FeedbackList({ feedbacks, total, itemCount, onLoadMore, ...row }: FeedbackListProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const onToggle: FeedbackRowProps['onOpenChange'] = (feedbackId) => setOpen((known) => toggled(known, feedbackId));
  return (
    <div className={container}>
      <RecordList
        label={t('Feedbacks')}
        items={feedbacks}
        itemKey={keyOf}
        total={total ?? 0}
        itemCount={itemCount}
        onLoadMore={onLoadMore}
        estimatedHeight={72}
        blank={BLANK}
        blankCount={6}
        empty={<EmptyRecordList icon={MessageSquareOff} title={t(FEEDBACK_TEXTS.emptyTitle)} description={t(FEEDBACK_TEXTS.emptyText)} />}
      >
        {(feedback) => <FeedbackRow {...row} feedback={feedback} open={open.has(feedback._id)} onOpenChange={onToggle} />}
      </RecordList>
    </div>
  );
}
