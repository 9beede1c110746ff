import {
  readProps,
  useCalendarFeeds,
  useFollowedUnits,
  useMakeCalendarFeed,
  useOwnCalendar,
  useStopCalendarFeed,
} from '@quad/api-client/hooks';
import { CALENDAR_REASONS, CALENDAR_TEXTS, CALENDAR_VIEWS, FEED_TEXTS, shownRange } from '@quad/domain/calendar';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { Checkbox, Inline, Stack, ToggleButtonGroup, useLocaleSettings, useTranslate } from '@quad/ui';
import { EventCalendar, FeedPanel } from '@quad/ui/features/calendar';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useNow, useToday } from '../../app/useNow.ts';
import { useCalendarAddress, useHiddenReasons } from './useCalendarAddress.ts';

const NONE: readonly never[] = [];

/** /calendar: events that the person is registered for, organizes or follows, and the feed addresses for other calendar programs. */
export function CalendarPage() {
  const t = useTranslate();
  const today = useToday();
  const now = useNow();
  const hasFeeds = useIsEnabled('feeds');
  const { locale } = useLocaleSettings();
  const { view = 'month', day, move } = useCalendarAddress(today);
  const { isHidden, show } = useHiddenReasons();
  const { data, error, retry } = useOwnCalendar(shownRange(view, day, locale));
  const events = data?.filter(({ reasons }) => reasons.some((reason) => !isHidden(reason)));
  const views = CALENDAR_VIEWS.map((id) => ({ id, label: t(EVENT_TEXTS.views[id]) }));
  return (
    <SignedInShell title={t(EVENT_TEXTS.calendar)}>
      <Stack gap="l">
        <Inline justify="between">
          <ToggleButtonGroup label={t(EVENT_TEXTS.view)} items={views} value={view} onValueChange={(id) => move({ view: id, day })} />
          <Inline role="group" aria-label={t(CALENDAR_TEXTS.shows)}>
            {CALENDAR_REASONS.map((reason) => (
              <Checkbox
                key={reason}
                label={t(CALENDAR_TEXTS.reasons[reason])}
                checked={!isHidden(reason)}
                onCheckedChange={(checked) => show(reason, checked)}
              />
            ))}
          </Inline>
        </Inline>
        <EventCalendar
          view={view}
          day={day}
          today={today}
          now={now}
          events={events}
          {...readProps({ error, retry }, CALENDAR_TEXTS.failed)}
          hint={data?.length === 0 ? t(CALENDAR_TEXTS.nothingOwn) : undefined}
          onRangeChange={move}
        />
        {/* It would shift while the events above it load. */}
        {hasFeeds && (data || error) && <Subscriptions />}
      </Stack>
    </SignedInShell>
  );
}

function Subscriptions() {
  const { data: feeds, error, retry } = useCalendarFeeds();
  const { data: units = NONE } = useFollowedUnits();
  const make = useMakeCalendarFeed();
  const stop = useStopCalendarFeed();
  return (
    <FeedPanel
      feeds={feeds}
      units={units}
      {...readProps({ error, retry }, FEED_TEXTS.failed)}
      onCreate={make}
      onStop={(feedId) => stop({ feedId })}
    />
  );
}
