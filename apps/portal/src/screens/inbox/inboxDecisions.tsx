import { useDecideInInbox } from '@quad/api-client/hooks';
import { showToast, useTranslate } from '@quad/ui';
import type { InboxBoardProps } from '@quad/ui/features/inbox';
import { lazy, Suspense } from 'react';

const ResolveFeedbackDialog = lazy(async () => ({ default: (await import('@quad/ui/features/feedback')).ResolveFeedbackDialog }));

/** The handlers that decide pending items, wherever these are shown. */
export function useInboxDecisions(): Pick<InboxBoardProps, 'onDecide' | 'onRefuse' | 'renderResolve'> {
  const t = useTranslate();
  return {
    onDecide: useDecideInInbox(),
    onRefuse: ({ title, message }) => showToast({ tone: 'critical', description: `${title}: ${t(message)}` }),
    renderResolve: ({ feedback, onResolve, onClose }) => (
      <Suspense>
        <ResolveFeedbackDialog feedback={feedback} onResolve={({ actionsTaken }) => onResolve(actionsTaken)} onClose={onClose} />
      </Suspense>
    ),
  };
}
