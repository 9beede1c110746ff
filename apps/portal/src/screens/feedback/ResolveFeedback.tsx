import { useResolveFeedback } from '@quad/api-client/hooks';
import type { Feedback } from '@quad/domain/feedback';
import { ResolveFeedbackDialog } from '@quad/ui/features/feedback';

export interface ResolveFeedbackProps {
  feedback: Feedback;
  onClose: () => void;
}

/** 'mark as resolved', a dialog over the list. */
export function ResolveFeedback(props: ResolveFeedbackProps) {
  return <ResolveFeedbackDialog {...props} onResolve={useResolveFeedback()} />;
}
