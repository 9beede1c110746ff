import { errorText, useEvents } from '@quad/api-client/hooks';
import { roleOrStudent } from '@quad/domain/access';
import { eventsInOrder } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { EventList, EventListCompact, EventListCompactLoading, EventListFailed, EventListLoading } from '@quad/ui/features/events';
import { RoomRequestList } from '@quad/ui/features/room-requests';
import { useState } from 'react';
import { useUser } from '../../app/useUser.ts';
import { EventDialogs } from './EventDialogs.tsx';
import { useOpenEvent } from './useOpenEvent.ts';

export interface EventsBoardProps {
  /** Level of the cards' headings, by what the board stands under. */
  headingLevel?: 2 | 3;
}

/** The events of the person's role, in every state: students read a list, the others work with cards. */
export function EventsBoard({ headingLevel = 2 }: EventsBoardProps) {
  const user = useUser();
  const role = roleOrStudent(user.role);
  const { data: events, error, isLoading, retry } = useEvents(user.role, user.username);
  const [now] = useState(() => new Date());
  const dialogs = useOpenEvent();
  const isStudent = role === 'STUDENT';
  if (isLoading) return isStudent ? <EventListCompactLoading /> : <EventListLoading />;
  if (!events) return <EventListFailed error={errorText(error, EVENT_TEXTS.fetchFailed)} onRetry={retry} />;
  const shown = eventsInOrder(events, now);
  if (isStudent) return <EventListCompact events={shown} />;
  return (
    <>
      <EventList
        events={shown}
        role={role}
        headingLevel={headingLevel}
        onRequestRoom={dialogs.openRequest}
        onManageRequests={dialogs.openReview}
        onEdit={dialogs.openEdit}
        renderRoomRequests={(event) => <RoomRequestList requests={event.room_requests} />}
      />
      <EventDialogs events={events} opened={dialogs.opened} onClose={dialogs.close} />
    </>
  );
}
