import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { MessageSquareOff } from 'lucide-react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';

/** Says that there is no feedback, or none that passes the filters. */
export function FeedbackListEmpty() {
  return (
    <EmptyState
      icon={<MessageSquareOff size={24} aria-hidden="true" />}
      title={FEEDBACK_TEXTS.emptyTitle}
      description={FEEDBACK_TEXTS.emptyText}
    />
  );
}
