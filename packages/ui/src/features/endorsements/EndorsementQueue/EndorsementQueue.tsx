import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import type { PagedReadProps } from '../../surfaces/readProps.ts';
import { EndorsementCard } from '../EndorsementCard/EndorsementCard.tsx';
import type { EndorsementItem } from '../endorsementItem.ts';
import { groupFrom } from './queueOrder.ts';
import { type EndorsementQueueOptions, useEndorsementQueue } from './useEndorsementQueue.ts';

/** A list of waiting items, and the callback that endorses one. */
export interface PendingList<Item> extends PagedReadProps {
  /** The items; undefined while loading or after a failure. */
  items: readonly Item[] | undefined;
  /** The total number of waiting items, if only the first ones or none are loaded; undefined until it is known. */
  itemCount?: number | undefined;
  /** Endorses an item. If the promise rejects, the item waits again and shows why. */
  onEndorse: EndorsementQueueOptions<Item>['onEndorse'];
}

export interface EndorsementQueueProps<Item> extends PendingList<Item>, Pick<EndorsementQueueOptions<Item>, 'failedText'> {
  /** What is listed, for screen readers. */
  label: string;
  /** What has been reviewed when the list is empty, such as 'user skills'. */
  what: string;
  /** Returns the texts of a row. */
  read: (item: Item) => EndorsementItem;
  /** Returns the key of the group of items that can be endorsed together; by default each item is its own group. */
  groupOf?: (item: Item) => string;
  /** Renders a badge beside the texts of a row. */
  renderBadge?: (item: Item) => ReactNode;
}

const idOf = ({ _id }: { readonly _id: string }) => _id;

/**
 * The items that wait for endorsement. After an endorsement the focus moves to the next item's button. A row keeps its place, first busy
 * and then with the result, as long as others wait.
 */
export function EndorsementQueue<Item extends { readonly _id: string }>(props: EndorsementQueueProps<Item>) {
  const t = useTranslate();
  const { label, items, itemCount, onLoadMore, error, onRetry, what, read, groupOf = idOf, renderBadge, failedText } = props;
  const titleOf = (item: Item) => read(item).title;
  const queue = useEndorsementQueue({ items: items ?? [], failedText, onEndorse: props.onEndorse, titleOf, groupOf });
  const { shown, processed, refusals } = queue;
  const all = itemCount === undefined ? undefined : itemCount + processed.size;
  const waiting = shown.filter(({ _id }) => !processed.has(_id));
  // The rows may only disappear when no button is left that could move under the pointer.
  const isDone = (itemCount ?? 0) === 0 && waiting.length === 0 && [...processed.values()].every(({ isEndorsed }) => isEndorsed);
  const last = [...processed.values()].findLast(({ isEndorsed }) => isEndorsed);
  const refusalOf = (id: string) => refusals.find((refusal) => refusal.id === id)?.message;
  const refusalsOfHidden = refusals.filter(({ id }) => !shown.some(({ _id }) => _id === id));
  const renderItem = (item: Item, index: number) => {
    const group = groupFrom(shown, index, groupOf);
    const together = group.filter(({ _id }) => !processed.has(_id));
    return (
      <EndorsementCard
        item={read(item)}
        badge={renderBadge?.(item)}
        repeated={group.length === 0}
        loading={processed.get(item._id)?.isEndorsed === false}
        endorsed={processed.get(item._id)?.isEndorsed === true}
        error={refusalOf(item._id)}
        onEndorse={() => queue.endorse([item])}
        groupAction={
          together.length > 1 && (
            <Button size="s" variant="quiet" aria-description={titleOf(item)} onClick={() => queue.endorse(together)}>
              {t('Endorse all {count}', { count: together.length })}
            </Button>
          )
        }
        buttonRef={queue.buttonRef(item._id)}
      />
    );
  };
  return (
    <div ref={queue.containerRef} tabIndex={-1}>
      <Stack>
        {refusalsOfHidden.map(({ id, title, message }) => (
          <Banner
            key={id}
            tone="caution"
            title={title}
            live
            actions={
              <Button size="s" variant="quiet" onClick={() => queue.dismissRefusal(id)}>
                {t('Dismiss')}
              </Button>
            }
          >
            {message && t(message)}
          </Banner>
        ))}
        {items && (
          <VisuallyHidden>
            <span role="status">{last && `${titleOf(last.item)}: ${t('Endorsed')}`}</span>
          </VisuallyHidden>
        )}
        <RecordList
          label={label}
          density="compact"
          items={items && (isDone ? [] : shown)}
          itemKey={idOf}
          total={Math.max(shown.length, all ?? 0)}
          itemCount={all}
          onLoadMore={onLoadMore}
          estimatedHeight={48}
          blank={<Skeleton width="most" />}
          blankCount={8}
          error={error}
          onRetry={onRetry}
          empty={
            <EmptyRecordList
              icon={BadgeCheck}
              title={t(ENDORSEMENT_TEXTS.emptyTitle)}
              description={t(ENDORSEMENT_TEXTS.emptyText, { what })}
            />
          }
        >
          {renderItem}
        </RecordList>
      </Stack>
    </div>
  );
}
