import { CALENDAR_TEXTS, type CalendarEvent, type CalendarView, monthOf, movedDay, shownRange } from '@quad/domain/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { useIsNarrow } from '../../../layout/useIsNarrow.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { printedAlone } from '../../surfaces/print.css.ts';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { useDayNames } from './dayNames.ts';
import { EventAgenda } from './EventAgenda.tsx';
import { arrow, bar, turning } from './EventCalendar.css.ts';

export interface EventCalendarProps extends ReadProps {
  /** The number of days that are shown. */
  view: CalendarView;
  /** One of these days, YYYY-MM-DD. */
  day: string;
  /** The current date on campus, YYYY-MM-DD. */
  today: string;
  /** The current time, for a line in a week; without it there is no line. */
  now?: Date | undefined;
  /** The events of the shown days; undefined while loading. */
  events: readonly CalendarEvent[] | undefined;
  /** Why there may be no events, if it is known. */
  hint?: string | undefined;
  /** Called when the page is turned or a day is opened: store the values and pass them back. */
  onRangeChange: (next: { day: string; view: CalendarView }) => void;
}

/**
 * A calendar of events: a month or week as a grid, a day as a list, and on a phone (a week also on a tablet) a list by days. Events without room are counted
 * and shown when the day is opened. Use EventList instead to act on events.
 */
export function EventCalendar({ view, day, today, now, events, error, onRetry, hint, onRangeChange }: EventCalendarProps) {
  const t = useTranslate();
  const { locale } = useLocaleSettings();
  const names = useDayNames();
  // A week with hours needs more room than a month.
  const isNarrow = useIsNarrow(view === 'week' ? 'laptop' : 'tablet');
  const titleId = useId();
  // The focus moves between days of the same page without a callback; the app is only told when the page changes.
  const [at, setAt] = useState({ day, active: day });
  const active = at.day === day ? at.active : day;
  const title = names.title(view, day);
  const range = shownRange(view, day, locale);
  const move = (next: string, nextView = view) => onRangeChange({ day: next, view: nextView });
  const activate = (next: string) => {
    if (names.title(view, next) === title) setAt({ day, active: next });
    else move(next);
  };
  const isGrid = view !== 'day' && !isNarrow;
  return (
    <div className={printedAlone}>
      <Stack>
        <div className={bar}>
          <Heading level={2} id={titleId} aria-live="polite">
            {title}
          </Heading>
          {isGrid && !events && error === undefined && (
            <Text role="status" size="s" tone="muted">
              {t(CALENDAR_TEXTS.loading)}
            </Text>
          )}
          <div className={turning}>
            <IconButton
              label={t(CALENDAR_TEXTS.previous[view])}
              icon={<ChevronLeft size={20} aria-hidden="true" className={arrow} />}
              onClick={() => move(movedDay(active, view, -1))}
            />
            <Button size="s" onClick={() => move(today)}>
              {t(CALENDAR_TEXTS.today)}
            </Button>
            <IconButton
              label={t(CALENDAR_TEXTS.next[view])}
              icon={<ChevronRight size={20} aria-hidden="true" className={arrow} />}
              onClick={() => move(movedDay(active, view, 1))}
            />
          </div>
        </div>
        {isGrid && error !== undefined && !events && <ErrorState description={error} onRetry={onRetry} />}
        {isGrid ? (
          <CalendarGrid
            view={view}
            labelledBy={titleId}
            active={active}
            today={today}
            now={now}
            range={range}
            events={events}
            names={names}
            onActiveChange={activate}
            onItemSelect={(opened) => move(opened, 'day')}
          />
        ) : (
          <EventAgenda
            label={title}
            events={events}
            range={view === 'month' ? monthOf(day) : range}
            names={names}
            hint={hint}
            error={error}
            onRetry={onRetry}
          />
        )}
        {isGrid && events?.length === 0 && <Text tone="muted">{[t(CALENDAR_TEXTS.noEvents), hint].filter(Boolean).join(' ')}</Text>}
      </Stack>
    </div>
  );
}
