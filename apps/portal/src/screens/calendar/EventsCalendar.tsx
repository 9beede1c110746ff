import { readProps, useCalendarEvents, useEventUnits } from '@quad/api-client/hooks';
import { CALENDAR_TEXTS, type CalendarView, shownRange } from '@quad/domain/calendar';
import { NO_EVENT_FILTERS, readEventFilters } from '@quad/domain/events';
import { hasOneUnit } from '@quad/domain/positions';
import { campusDay } from '@quad/domain/time';
import { Stack, useLocaleSettings } from '@quad/ui';
import { EventCalendar } from '@quad/ui/features/calendar';
import { EventFilters } from '@quad/ui/features/events';
import { useNow, useToday } from '../../app/useNow.ts';
import { useQueryFilters } from '../../app/useUrlFilters.ts';
import { useRole } from '../../app/useUser.ts';
import { useCalendarAddress } from './useCalendarAddress.ts';

/** The events of the person's role in a calendar, with the same filters as the list. */
export function EventsCalendar({ view }: { view: CalendarView }) {
  const today = useToday();
  const now = useNow();
  const role = useRole();
  const { locale, timeZone } = useLocaleSettings();
  const { day, move } = useCalendarAddress(today);
  const { query, bar } = useQueryFilters(NO_EVENT_FILTERS, readEventFilters);
  const { from, to, ...filters } = query;
  const { data, error, retry } = useCalendarEvents(shownRange(view, day, locale), filters);
  const { data: units, error: unitsError } = useEventUnits();
  // The date filters apply to the start of an event, as in the list.
  const events = data?.filter(({ start, end }) => {
    const begins = campusDay(start ?? end, timeZone);
    return (from === undefined || begins >= from) && (to === undefined || begins <= to);
  });
  return (
    <Stack>
      <EventFilters
        filters={bar.filters}
        onFiltersChange={bar.onFiltersChange}
        units={hasOneUnit(role) || unitsError ? [] : units}
        shownCount={events?.length}
        count={data?.length}
      />
      <EventCalendar
        view={view}
        day={day}
        today={today}
        now={now}
        events={events}
        {...readProps({ error, retry }, CALENDAR_TEXTS.failed)}
        onRangeChange={move}
      />
    </Stack>
  );
}
