import type { AdminBooking } from '@quad/domain/administration';
import { CALENDAR_TEXTS } from '@quad/domain/calendar';
import { formatTime } from '@quad/domain/time';
import { CalendarX2 } from 'lucide-react';
import { useCallback } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventPath } from '../../links/links.ts';
import { AdminRecord, AdminRecords, type FilteredListProps } from '../AdminRecords.tsx';

/** The day, and the key of a room, empty for all rooms. */
export interface BookingFilters {
  readonly day: string;
  readonly room: string;
}

export interface BookingListProps extends FilteredListProps<AdminBooking, BookingFilters> {
  /** The rooms to choose from, by name. */
  rooms: readonly { readonly key: string; readonly name: string }[];
  /** The current time; past bookings cannot be cancelled. */
  now: Date;
  /** Called to cancel a booking: ask for the reason. */
  onCancel: (booking: AdminBooking) => void;
}

function Booking({ booking, over, onCancel }: { booking: AdminBooking; over: boolean } & Pick<BookingListProps, 'onCancel'>) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const { room, starts_at, ends_at, event, unit, booked_by } = booking;
  const times = t(CALENDAR_TEXTS.fromTo, { from: formatTime(starts_at, timeZone, locale), to: formatTime(ends_at, timeZone, locale) });
  return (
    <AdminRecord
      title={[room, times].join(', ')}
      end={
        over ? (
          <Badge>{t('Over')}</Badge>
        ) : (
          <Button
            size="s"
            aria-label={t('Cancel booking: {room}, {event}', { room, event: event.title })}
            onClick={() => onCancel(booking)}
          >
            {t('Cancel booking')}
          </Button>
        )
      }
    >
      <Link underline="hover" href={eventPath(event._id)}>
        {event.title}
      </Link>
      <Text size="s" tone="muted" wrap="anywhere">
        {[unit.name, booked_by.name].join(' · ')}
      </Text>
    </AdminRecord>
  );
}

/** The bookings of a day for administrators, with their room, owner and purpose. Use RoomTimeline instead for rooms against hours. */
export function BookingList({ filters, onFiltersChange, rooms, now, onCancel, ...list }: BookingListProps) {
  const { locale, translate: t } = useLocaleSettings();
  const { itemCount = list.items?.length } = list;
  const draw = useCallback(
    (booking: AdminBooking) => <Booking booking={booking} over={new Date(booking.ends_at) <= now} onCancel={onCancel} />,
    [now, onCancel],
  );
  const summary = (amount: number) =>
    amount === 1 ? t('1 booking') : t('{bookings} bookings', { bookings: amount.toLocaleString(locale) });
  return (
    <Stack>
      <FilterBar label={t('Filter bookings')} summary={itemCount === undefined ? undefined : summary(itemCount)}>
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
      <AdminRecords
        {...list}
        label={t('Room bookings')}
        estimatedHeight={80}
        loadingText={t('Loading bookings...')}
        blankCount={4}
        empty={{ icon: CalendarX2, title: t('Nothing is booked on this day'), description: t('Choose another day, or another room.') }}
      >
        {draw}
      </AdminRecords>
    </Stack>
  );
}
