import { type CalendarFeed, FEED_TEXTS, type FeedInput, type FeedKind, type NewCalendarFeed, webcalAddress } from '@quad/domain/calendar';
import type { UnitReference } from '@quad/domain/org-units';
import { useId, useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../../primitives/UiProvider/translate.ts';
import { useAction } from '../../forms/useAction.ts';
import { AddressField } from '../../surfaces/AddressField.tsx';
import type { ReadProps } from '../../surfaces/readProps.ts';

export interface FeedPanelProps extends ReadProps {
  /** The user's feed addresses; undefined while loading. */
  feeds: readonly CalendarFeed[] | undefined;
  /** The units that the user follows, each with a calendar of its own. */
  units: readonly UnitReference[];
  /** Creates or replaces an address. It is only contained in this answer. */
  onCreate: (feed: FeedInput) => Promise<NewCalendarFeed>;
  /** Revokes an address. */
  onStop: (feedId: string) => Promise<unknown>;
}

interface Row {
  readonly kind: FeedKind;
  readonly unit: UnitReference | null;
  readonly feed: CalendarFeed | undefined;
}

/** The available feeds: the user's own calendar, all events, each followed unit, and existing subscriptions. */
function rowsOf(feeds: readonly CalendarFeed[], units: readonly UnitReference[]): Row[] {
  const feedOf = (kind: FeedKind, unitId?: string) => feeds.find((feed) => feed.kind === kind && feed.unit?._id === unitId);
  const others = feeds.flatMap(({ unit }) => (unit && !units.some(({ _id }) => _id === unit._id) ? [unit] : []));
  return [
    { kind: 'personal', unit: null, feed: feedOf('personal') },
    { kind: 'institute', unit: null, feed: feedOf('institute') },
    ...[...units, ...others].map((unit): Row => ({ kind: 'unit', unit, feed: feedOf('unit', unit._id) })),
  ];
}

const nameOf = ({ kind, unit }: Row, t: Translate) => unit?.name ?? t(FEED_TEXTS.kinds[kind]);

function FeedRow({ row, onCreate, onStop }: Pick<FeedPanelProps, 'onCreate' | 'onStop'> & { row: Row }) {
  const t = useTranslate();
  const { kind, unit, feed } = row;
  const [url, setUrl] = useState<string>();
  const [confirming, setConfirming] = useState<'renew' | 'stop'>();
  const { isPending, failure, run } = useAction();
  const runAction = (send: () => Promise<string | undefined>, fallback: string) => {
    setConfirming(undefined);
    return run(async () => setUrl(await send()), fallback);
  };
  const make = () => runAction(async () => (await onCreate({ kind, ...(unit && { unit_id: unit._id }) })).url, FEED_TEXTS.makeFailed);
  const stop = () =>
    runAction(async () => {
      await onStop(feed?._id ?? '');
      return undefined;
    }, FEED_TEXTS.stopFailed);
  const name = nameOf(row, t);
  return (
    <Stack as="li" gap="s">
      <Inline justify="between">
        <Text weight="medium">{name}</Text>
        <Inline>
          {!feed && (
            <Button size="s" aria-label={t(FEED_TEXTS.subscribeTo, { name })} loading={isPending} onClick={() => void make()}>
              {t(FEED_TEXTS.subscribe)}
            </Button>
          )}
          {feed && (
            <>
              <Button size="s" aria-label={t(FEED_TEXTS.renewOf, { name })} loading={isPending} onClick={() => setConfirming('renew')}>
                {t(FEED_TEXTS.renew)}
              </Button>
              <Button size="s" aria-label={t(FEED_TEXTS.stopOf, { name })} loading={isPending} onClick={() => setConfirming('stop')}>
                {t(FEED_TEXTS.stop)}
              </Button>
            </>
          )}
        </Inline>
      </Inline>
      {failure && <ErrorState description={failure} />}
      {feed && url !== undefined && (
        <AddressField
          key={url}
          label={t(FEED_TEXTS.addressOf, { name })}
          url={url}
          note={t(FEED_TEXTS.shownOnce)}
          copyText={t(FEED_TEXTS.copy)}
          copiedText={t(FEED_TEXTS.copied)}
        >
          <Link href={webcalAddress(url)} external>
            {t(FEED_TEXTS.open)}
          </Link>
        </AddressField>
      )}
      <AlertDialog
        open={confirming !== undefined}
        onOpenChange={(isOpen) => !isOpen && setConfirming(undefined)}
        title={t(confirming === 'stop' ? FEED_TEXTS.stopQuestion : FEED_TEXTS.renewQuestion)}
        description={t(confirming === 'stop' ? FEED_TEXTS.stopMeaning : FEED_TEXTS.renewMeaning, { name })}
        confirmText={t(confirming === 'stop' ? FEED_TEXTS.stop : FEED_TEXTS.renew)}
        cancelText={t(FEED_TEXTS.keep)}
        onConfirm={() => void (confirming === 'stop' ? stop() : make())}
      />
    </Stack>
  );
}

/**
 * Addresses for subscribing to events in other calendars. An address is shown once, to be opened or copied, and can be replaced or revoked.
 * Use AddToCalendar instead for a single event.
 */
export function FeedPanel({ feeds, units, error, onRetry, onCreate, onStop }: FeedPanelProps) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Card asChild padding="l" aria-labelledby={titleId}>
      <section>
        <Stack>
          <Heading level={2} id={titleId}>
            {t(FEED_TEXTS.title)}
          </Heading>
          <Text tone="muted">{t(FEED_TEXTS.about)}</Text>
          {feeds ? (
            <Stack as="ul">
              {rowsOf(feeds, units).map((row) => (
                <FeedRow key={`${row.kind} ${row.unit?._id ?? ''}`} row={row} onCreate={onCreate} onStop={onStop} />
              ))}
            </Stack>
          ) : error === undefined ? (
            <LoadingShape label={t(FEED_TEXTS.loading)}>
              <Skeleton width="most" />
              <Skeleton width="most" />
            </LoadingShape>
          ) : (
            <ErrorState description={error} onRetry={onRetry} />
          )}
        </Stack>
      </section>
    </Card>
  );
}
