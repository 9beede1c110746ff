import { useAdminList, useAdminWrite, useRooms } from '@quad/api-client/hooks';
import type { AdminBooking } from '@quad/domain/administration';
import { isCalendarDay } from '@quad/domain/time';
import { Spinner, Stack, ToggleButtonGroup, useTranslate } from '@quad/ui';
import { BookingList, CancelBookingDialog } from '@quad/ui/features/administration';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf, withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useNow, useToday } from '../../app/useNow.ts';
import { useListFilters } from '../../app/useUrlFilters.ts';
import { listProps } from './AdminSection.tsx';

const Catalogue = lazy(async () => ({ default: (await import('../rooms/Catalogue.tsx')).Catalogue }));

const NONE: readonly never[] = [];

/** The catalogue of rooms, and the bookings of a day. */
export function RoomsSection() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  // Without a catalogue, rooms are free text and only their bookings are shown.
  if (!useIsEnabled('rooms')) return <Bookings />;
  const shown = params.get('show') === 'bookings' ? 'bookings' : 'catalogue';
  const items = [
    { id: 'catalogue', label: t('Catalogue') },
    { id: 'bookings', label: t('Bookings') },
  ];
  return (
    <Stack>
      <ToggleButtonGroup
        label={t('What to show')}
        items={items}
        value={shown}
        onValueChange={(id) => setParams(id === 'bookings' ? { show: id } : {})}
      />
      {shown === 'bookings' ? (
        <Bookings />
      ) : (
        <Suspense fallback={<Spinner label={t('Loading rooms...')} />}>
          <Catalogue isAdministering />
        </Suspense>
      )}
    </Stack>
  );
}

function Bookings() {
  const today = useToday();
  const now = useNow();
  const { filters, onFiltersChange } = useListFilters<'day' | 'room'>({ day: '', room: '' });
  const day = isCalendarDay(filters.day) ? filters.day : today;
  const { data: rooms = NONE } = useRooms(useIsEnabled('rooms'));
  const read = useAdminList('bookings', { day, ...(filters.room !== '' && { room_key: filters.room }) });
  const cancel = useAdminWrite('cancelBooking');
  const [cancelled, setCancelled] = useState<AdminBooking>();
  return (
    <>
      <BookingList
        {...listProps(read, 'Failed to load the bookings.')}
        filters={{ day, room: filters.room }}
        onFiltersChange={(next) => onFiltersChange({ ...next })}
        rooms={rooms}
        now={now}
        onCancel={setCancelled}
      />
      {cancelled && (
        <CancelBookingDialog booking={cancelled} onCancel={withSuccessToast(cancel, messageOf)} onClose={() => setCancelled(undefined)} />
      )}
    </>
  );
}
