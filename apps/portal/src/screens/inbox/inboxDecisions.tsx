import { useDecideInInbox } from '@quad/api-client/hooks';
import { showToast, useTranslate } from '@quad/ui';
import type { InboxBoardProps } from '@quad/ui/features/inbox';
import { lazy, Suspense } from 'react';

const ResolveFeedbackDialog = lazy(async () => ({ default: (await import('@quad/ui/features/feedback')).ResolveFeedbackDialog }));

/** How what waits is decided, wherever it is shown. */
export function useInboxDecisions(): Pick<InboxBoardProps, 'onDecide' | 'onLateRefusal' | 'renderResolve'> {
  const t = useTranslate();
  return {
    onDecide: useDecideInInbox(),
    onLateRefusal: ({ title, message }) => showToast({ tone: 'critical', message: `${title}: ${t(message)}` }),
    renderResolve: ({ feedback, onResolve, onClose }) => (
      <Suspense>
        <ResolveFeedbackDialog feedback={feedback} onResolve={onResolve} onClose={onClose} />
      </Suspense>
    ),
  };
}
