import { errorText, useInbox, useInboxCounts } from '@quad/api-client/hooks';
import { INBOX_TEXTS } from '@quad/domain/inbox';
import { InboxSummary, type InboxSummaryProps } from '@quad/ui/features/inbox';
import { useToday } from '../../app/useNow.ts';
import { useInboxDecisions } from './inboxDecisions.tsx';

/** Number of items on the home screen. */
const ITEM_COUNT = 5;

/** The person's most urgent pending items, first on their home screen. */
export function HomeInbox(props: Pick<InboxSummaryProps, 'headingLevel' | 'children'>) {
  const { data, error, retry } = useInbox(undefined, ITEM_COUNT);
  const { data: counts, error: countError, retry: recount } = useInboxCounts();
  const failure = error ?? countError;
  return (
    <InboxSummary
      {...props}
      {...useInboxDecisions()}
      items={data}
      counts={counts}
      today={useToday()}
      error={failure && errorText(failure, INBOX_TEXTS.failed)}
      onRetry={() => {
        retry();
        recount();
      }}
    />
  );
}
