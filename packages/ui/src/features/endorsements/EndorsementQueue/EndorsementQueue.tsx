import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EndorsementCard } from '../EndorsementCard/EndorsementCard.tsx';
import type { EndorsementItem } from '../endorsementItem.ts';
import { type EndorsingOptions, useEndorsing } from './useEndorsing.ts';

/** A list of what waits, as far as it is known, and how to endorse one of it. */
export interface PendingList<Item> {
  /** Undefined while it is on its way, or where it did not come. */
  items: readonly Item[] | undefined;
  /** How many wait, where these are the first of them, or none was read; undefined until it is known. */
  count?: number | undefined;
  /** The end of those that were read comes near, so more of them may be read. */
  onNearEnd?: () => void;
  /** The server's sentence or none, where the list did not come. */
  error?: { message: string | undefined };
  /** Asks for the list again after an error; without it there is no button. */
  onRetry?: () => void;
  /** Endorses one. If the promise is rejected the card comes back and says why. */
  onEndorse: EndorsingOptions<Item>['onEndorse'];
}

export interface EndorsementQueueProps<Item> extends PendingList<Item>, Pick<EndorsingOptions<Item>, 'failedText'> {
  /** What is listed, for screen readers. */
  label: string;
  /** What was reviewed when nothing is left, such as 'user skills'. */
  what: string;
  /** The words of a card for each item. */
  read: (item: Item) => EndorsementItem;
  /** A badge under the words of a card. */
  renderBadge?: (item: Item) => ReactNode;
  /** Shown where the list did not come and the server does not say why. */
  loadFailedText: string;
}

/**
 * What waits for endorsement, to be worked through one after another: after an endorsement the focus is on the next one's button.
 * A card stays, busy, until the answer is there.
 */
export function EndorsementQueue<Item extends { readonly _id: string }>(props: EndorsementQueueProps<Item>) {
  const t = useTranslate();
  const { label, items, count, onNearEnd, error, onRetry, loadFailedText, what, read, renderBadge, failedText, onEndorse } = props;
  const queue = useEndorsing({ items: items ?? [], failedText, onEndorse, titleOf: (item) => read(item).title });
  const { shown, refusals } = queue;
  // A queue that is worked down stays as it was rendered, with its place.
  const [most, setMost] = useState(0);
  const known = Math.max(shown.length, count ?? 0);
  if (known > most) setMost(known);
  const refusalOf = (id: string) => refusals.find((refusal) => refusal.id === id)?.message;
  const gone = refusals.filter(({ id }) => !shown.some(({ _id }) => _id === id));
  const draw = (item: Item) => (
    <EndorsementCard
      item={read(item)}
      badge={renderBadge?.(item)}
      isSending={queue.pendingRemovalIds.has(item._id)}
      refusal={refusalOf(item._id)}
      onEndorse={() => void queue.endorse(item)}
      buttonRef={queue.keepButton(item._id)}
    />
  );
  return (
    <div ref={queue.place} tabIndex={-1}>
      <Stack>
        {gone.map(({ id, title, message }) => (
          <Banner
            key={id}
            tone="caution"
            title={title}
            isAnnounced
            actions={
              <Button size="small" variant="quiet" onClick={() => queue.forget(id)}>
                {t('Dismiss')}
              </Button>
            }
          >
            {message && t(message)}
          </Banner>
        ))}
        <RecordList
          label={label}
          records={items && shown}
          recordKey={({ _id }) => _id}
          total={most}
          recordCount={count}
          onNearEnd={onNearEnd}
          estimatedHeight={96}
          error={error && (error.message ?? loadFailedText)}
          onRetry={onRetry}
          empty={
            <EmptyState
              icon={<BadgeCheck size={24} aria-hidden="true" />}
              title={t(ENDORSEMENT_TEXTS.emptyTitle)}
              description={t(ENDORSEMENT_TEXTS.emptyText, { what })}
            />
          }
        >
          {draw}
        </RecordList>
      </Stack>
    </div>
  );
}
