import { errorText, useEventCount, useEvents, useEventUnits } from '@quad/api-client/hooks';
import { type Event, eventsInOrder, mayManageEvents, NO_EVENT_FILTERS, readEventFilters } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { hasOneUnit } from '@quad/domain/positions';
import { Stack } from '@quad/ui';
import { EventFilters, EventList, EventListCompact } from '@quad/ui/features/events';
import { RegistrationNote } from '@quad/ui/features/registrations';
import { RoomRequestList } from '@quad/ui/features/room-requests';
import { lazy, Suspense, useState } from 'react';
import { ExportButton } from '../../app/ExportButton.tsx';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useNow } from '../../app/useNow.ts';
import { useQueryFilters } from '../../app/useUrlFilters.ts';
import { useRole, useUser } from '../../app/useUser.ts';

const RequestRoom = lazy(async () => ({ default: (await import('./RoomRequests.tsx')).RequestRoom }));
const ReviewRoomRequests = lazy(async () => ({ default: (await import('./RoomRequests.tsx')).ReviewRoomRequests }));
const EditEvent = lazy(async () => ({ default: (await import('./EditEvent.tsx')).EditEvent }));

export interface EventsScreenProps {
  /** Heading level of the cards, depending on the heading above the screen. */
  headingLevel?: 2 | 3;
}

/** The events of the person's role, in every loading state: students see a list, others see cards with actions. */
export function EventsScreen({ headingLevel = 2 }: EventsScreenProps) {
  const user = useUser();
  const role = useRole();
  const now = useNow();
  const hasRegistration = useIsEnabled('registrations');
  const { query: filters, isFiltered, bar } = useQueryFilters(NO_EVENT_FILTERS, readEventFilters);
  const { data: events, total, error, isLoading, retry, loadMore } = useEvents(user.role, user.username, filters);
  const all = useEventCount(user.role, user.username, isFiltered);
  const { data: units, error: unitsError } = useEventUnits();
  const [opened, setOpened] = useState<OpenedDialog>();
  const open = (kind: OpenedDialog['kind']) => (event: Event) => setOpened({ kind, event });
  const mayManage = mayManageEvents(role);
  const records = {
    events: events && eventsInOrder(events, now),
    error: isLoading ? undefined : errorText(error, EVENT_TEXTS.fetchFailed),
    onRetry: retry,
    itemCount: total,
    onLoadMore: loadMore,
    filtered: isFiltered,
  };
  // Somebody with a single unit gets no filter by unit, and neither does anybody while the units fail to load.
  const choices = hasOneUnit(role) || unitsError ? [] : units;
  const tools = mayManage && <ExportButton list={{ kind: 'events', filters }} count={total} />;
  const filterBar = <EventFilters {...bar} units={choices} shownCount={total} count={isFiltered ? all : total} actions={tools} />;
  if (!mayManage) {
    return (
      <Stack>
        {filterBar}
        <EventListCompact {...records} now={now} />
      </Stack>
    );
  }
  return (
    <Stack>
      {filterBar}
      <EventList
        {...records}
        role={role}
        headingLevel={headingLevel}
        onRequestRoom={open('request')}
        onManageRequests={open('review')}
        onEdit={open('edit')}
        renderRegistration={(event) => hasRegistration && <RegistrationNote event={event} role={role} now={now} />}
        renderRoomRequests={(event) => <RoomRequestList requests={event.room_requests} />}
      />
      {opened && (
        <EventDialog
          kind={opened.kind}
          event={events?.find(({ _id }) => _id === opened.event._id) ?? opened.event}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}

/**
 * The open dialog and its event. The dialog shows the event as it is now; if it leaves the list meanwhile, the dialog stays with what was
 * typed.
 */
interface OpenedDialog {
  readonly kind: 'request' | 'review' | 'edit';
  readonly event: Event;
}

interface EventDialogProps extends OpenedDialog {
  onClose: () => void;
}

/** 'Request a Room', 'Requests for: …' or 'Edit Event', loaded on demand. */
function EventDialog({ kind, event, onClose }: EventDialogProps) {
  return (
    <Suspense>
      {kind === 'request' && <RequestRoom event={event} onClose={onClose} />}
      {kind === 'review' && <ReviewRoomRequests event={event} onClose={onClose} />}
      {kind === 'edit' && <EditEvent event={event} onClose={onClose} />}
    </Suspense>
  );
}
