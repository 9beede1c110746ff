import { errorText, useDecideInInbox, useInbox } from '@quad/api-client/hooks';
import { INBOX_TEXTS, inboxKindsOf } from '@quad/domain/inbox';
import { showToast, useTranslate } from '@quad/ui';
import { InboxBoard } from '@quad/ui/features/inbox';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRole } from '../../app/useUser.ts';
import { hasInboxKeys, keepInboxKeys } from './inboxKeys.ts';

const ResolveFeedbackDialog = lazy(async () => ({ default: (await import('@quad/ui/features/feedback')).ResolveFeedbackDialog }));

/** All that waits for the person, of the kind that the address names. */
export function WaitingItems() {
  const t = useTranslate();
  const kinds = inboxKindsOf(useRole());
  const [params, setParams] = useSearchParams();
  const [hasKeys, setHasKeys] = useState(hasInboxKeys);
  const kind = kinds.find((each) => each === params.get('kind'));
  const { data, total, hasMore, isLoadingMore, loadMore, error, retry } = useInbox(kind);
  const decide = useDecideInInbox();
  return (
    <InboxBoard
      items={data}
      total={total}
      hasMore={hasMore}
      isLoadingMore={isLoadingMore}
      onMore={loadMore}
      error={error && errorText(error, INBOX_TEXTS.failed)}
      onRetry={retry}
      kinds={kinds}
      kind={kind}
      onKindChange={(chosen) => setParams(chosen.kind ? { kind: chosen.kind } : {}, { replace: true })}
      onDecide={decide}
      onLateRefusal={({ title, message }) => showToast({ tone: 'critical', message: `${title}: ${t(message)}` })}
      renderResolve={({ feedback, onResolve, onClose }) => (
        <Suspense>
          <ResolveFeedbackDialog feedback={feedback} onResolve={onResolve} onClose={onClose} />
        </Suspense>
      )}
      hasKeys={hasKeys}
      onHasKeysChange={(next) => {
        setHasKeys(next);
        keepInboxKeys(next);
      }}
    />
  );
}
