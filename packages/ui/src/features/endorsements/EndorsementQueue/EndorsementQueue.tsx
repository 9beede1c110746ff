import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { BadgeCheck } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { isLong } from '../../isLong.ts';
import { row } from '../../record.css.ts';
import { EndorsementCard } from '../EndorsementCard/EndorsementCard.tsx';
import type { EndorsementItem } from '../endorsementItem.ts';
import { EndorsementQueueLoading } from './EndorsementQueueLoading.tsx';
import { type EndorsingOptions, useEndorsing } from './useEndorsing.ts';

const LongQueue = lazy(async () => ({ default: (await import('./LongQueue.tsx')).LongQueue }));

export interface EndorsementQueueProps<Item> extends Omit<EndorsingOptions<Item>, 'titleOf'> {
  /** What is listed, for those who listen. */
  label: string;
  /** What was reviewed when nothing is left, such as 'user skills'. */
  what: string;
  read: (item: Item) => EndorsementItem;
  renderBadge?: (item: Item) => ReactNode;
}

/**
 * What waits for endorsement, to be worked through one after another: after an endorsement the focus is on the next one's button.
 * A card stays, busy, until the answer is there.
 */
export function EndorsementQueue<Item extends { readonly _id: string }>(props: EndorsementQueueProps<Item>) {
  const { label, what, read, renderBadge, ...options } = props;
  const queue = useEndorsing({ ...options, titleOf: (item) => read(item).title });
  const { shown, refusals } = queue;
  // A queue that is worked down stays as it was drawn, with its place.
  const [most, setMost] = useState(shown.length);
  if (shown.length > most) setMost(shown.length);
  const refusalOf = (id: string) => refusals.find((refusal) => refusal.id === id)?.message;
  const gone = refusals.filter(({ id }) => !shown.some(({ _id }) => _id === id));
  const draw = (item: Item) => (
    <EndorsementCard
      item={read(item)}
      badge={renderBadge?.(item)}
      isSending={queue.leavingIds.has(item._id)}
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
                Dismiss
              </Button>
            }
          >
            {message}
          </Banner>
        ))}
        {shown.length === 0 ? (
          <EmptyState
            icon={<BadgeCheck size={24} aria-hidden="true" />}
            title={ENDORSEMENT_TEXTS.emptyTitle}
            description={ENDORSEMENT_TEXTS.emptyText(what)}
          />
        ) : isLong(most) ? (
          <Suspense fallback={<EndorsementQueueLoading />}>
            <LongQueue label={label} items={shown}>
              {(place) => {
                const item = shown[place];
                return item && draw(item);
              }}
            </LongQueue>
          </Suspense>
        ) : (
          <Card padding="none">
            <ul aria-label={label}>
              {shown.map((item) => (
                <li key={item._id} className={row}>
                  {draw(item)}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Stack>
    </div>
  );
}
