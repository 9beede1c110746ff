import { readProps, useInbox, useInboxCounts } from '@quad/api-client/hooks';
import { INBOX_TEXTS, inboxKindsOf } from '@quad/domain/inbox';
import { InboxBoard } from '@quad/ui/features/inbox';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../app/useNow.ts';
import { useRole } from '../../app/useUser.ts';
import { useInboxDecisions } from './inboxDecisions.tsx';
import { hasInboxKeys, keepInboxKeys } from './inboxKeys.ts';

/** All items waiting for the person, of the kind that the URL names. */
export function WaitingItems() {
  const kinds = inboxKindsOf(useRole());
  const [params, setParams] = useSearchParams();
  const [hasKeys, setHasKeys] = useState(hasInboxKeys);
  const kind = kinds.find((each) => each === params.get('kind'));
  const { data: counts } = useInboxCounts();
  const { data, total, hasMore, isLoadingMore, loadMore, error, retry } = useInbox(kind);
  return (
    <InboxBoard
      {...useInboxDecisions()}
      items={data}
      total={total}
      more={hasMore}
      loadingMore={isLoadingMore}
      onLoadMore={loadMore}
      {...readProps({ error, retry }, INBOX_TEXTS.failed)}
      counts={counts}
      today={useToday()}
      kind={kind}
      onKindChange={(chosen) => setParams(chosen ? { kind: chosen } : {}, { replace: true })}
      keysEnabled={hasKeys}
      onKeysEnabledChange={(next) => {
        setHasKeys(next);
        keepInboxKeys(next);
      }}
    />
  );
}
