import type { AdminBooking } from '@quad/domain/administration';
import { CALENDAR_TEXTS } from '@quad/domain/calendar';
import { formatTime } from '@quad/domain/time';
import { CalendarX2 } from 'lucide-react';
import { useCallback } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventPath } from '../../links.ts';

/** The day that is shown, and the key of a room, blank for all of them. */
export interface BookingFilters {
  readonly day: string;
  readonly room: string;
}

export interface BookingListProps {
  /** What is booked, by its beginning; undefined while it is on its way, or where it did not come. */
  bookings: readonly AdminBooking[] | undefined;
  /** How many there are in all, where these are the first of them. */
  count?: number | undefined;
  /** What they are narrowed down by. */
  filters: BookingFilters;
  /** Called with all of them when one changes. */
  onFiltersChange: (filters: BookingFilters) => void;
  /** The rooms that can be chosen, by name. */
  rooms: readonly { readonly key: string; readonly name: string }[];
  /** The moment that it is: what is over is not cancelled any more. */
  now: Date;
  /** A booking is to be cancelled: ask why. */
  onCancel: (booking: AdminBooking) => void;
  /** Why they did not come, as a sentence for the person. */
  error?: string | undefined;
  /** Asks for them again, where they did not come. */
  onRetry?: (() => void) | undefined;
  /** Their end comes near, so more of them may be read. */
  onLoadMore?: (() => void) | undefined;
}

const keyOf = ({ _id }: AdminBooking) => _id;

function Booking({ booking, over, onCancel }: { booking: AdminBooking; over: boolean } & Pick<BookingListProps, 'onCancel'>) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const { room, starts_at, ends_at, event, unit, booked_by } = booking;
  const times = t(CALENDAR_TEXTS.fromTo, { from: formatTime(starts_at, timeZone, locale), to: formatTime(ends_at, timeZone, locale) });
  return (
    <Inline justify="between">
      <Stack gap="xxs">
        <Text weight="medium" wrap="anywhere">
          {[room, times].join(', ')}
        </Text>
        <Link underline="hover" href={eventPath(event._id)}>
          {event.title}
        </Link>
        <Text size="s" tone="muted" wrap="anywhere">
          {[unit.name, booked_by.name].join(' · ')}
        </Text>
      </Stack>
      {over ? (
        <Badge>{t('Over')}</Badge>
      ) : (
        <Button size="s" aria-label={t('Cancel booking: {room}, {event}', { room, event: event.title })} onClick={() => onCancel(booking)}>
          {t('Cancel booking')}
        </Button>
      )}
    </Inline>
  );
}

/** What is booked on a day, for administrators: who has which room, and for what. Use RoomTimeline for rooms against their hours. */
export function BookingList({
  bookings,
  count = bookings?.length,
  filters,
  onFiltersChange,
  rooms,
  now,
  onCancel,
  ...rest
}: BookingListProps) {
  const { locale, translate: t } = useLocaleSettings();
  const draw = useCallback(
    (booking: AdminBooking) => <Booking booking={booking} over={new Date(booking.ends_at) <= now} onCancel={onCancel} />,
    [now, onCancel],
  );
  const summary = (amount: number) =>
    amount === 1 ? t('1 booking') : t('{bookings} bookings', { bookings: amount.toLocaleString(locale) });
  return (
    <Stack>
      <FilterBar label={t('Filter bookings')} summary={count === undefined ? undefined : summary(count)}>
        <Field label={t('Day')}>
          <DateInput value={filters.day} onChange={({ target }) => onFiltersChange({ ...filters, day: target.value })} />
        </Field>
        <Field label={t('Room')}>
          <Select
            placeholder={t('All')}
            options={rooms.map(({ key, name }) => ({ value: key, label: name }))}
            value={filters.room}
            onValueChange={(room) => onFiltersChange({ ...filters, room })}
          />
        </Field>
      </FilterBar>
      <RecordList
        label={t('Bookings')}
        density="compact"
        items={bookings}
        itemKey={keyOf}
        itemCount={count}
        estimatedHeight={80}
        loadingText={t('Loading bookings...')}
        blankCount={4}
        empty={
          <EmptyState
            icon={<CalendarX2 size={24} aria-hidden="true" />}
            title={t('Nothing is booked on this day')}
            description={t('Choose another day, or another room.')}
          />
        }
        error={rest.error}
        onRetry={rest.onRetry}
        onLoadMore={rest.onLoadMore}
      >
        {draw}
      </RecordList>
    </Stack>
  );
}
