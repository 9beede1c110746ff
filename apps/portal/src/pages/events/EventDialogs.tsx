import { useCreateRoomRequest, useDecideRoomRequest } from '@quad/api-client/hooks';
import type { Event } from '@quad/domain/events';
import { lazy, Suspense } from 'react';
import { useInstitute } from '../../app/PageSettingsContext.ts';
import type { OpenedDialog } from './useOpenEvent.ts';

const load = () => import('@quad/ui/features/room-requests');
const RoomRequestDialog = lazy(async () => ({ default: (await load()).RoomRequestDialog }));
const RoomRequestReviewDialog = lazy(async () => ({ default: (await load()).RoomRequestReviewDialog }));
const EventEditor = lazy(async () => ({ default: (await import('./EventEditor.tsx')).EventEditor }));

export interface EventDialogsProps {
  events: readonly Event[];
  opened: OpenedDialog | undefined;
  onClose: () => void;
}

/** 'Request a Room', 'Requests for: …' and 'Edit Event', loaded when somebody asks for them. */
export function EventDialogs({ events, opened, onClose }: EventDialogsProps) {
  const { roomSlotMinutes } = useInstitute();
  const createRequest = useCreateRoomRequest();
  const decide = useDecideRoomRequest();
  const event = events.find(({ _id }) => _id === opened?.eventId);
  if (!event || !opened) return null;
  const dialogs = {
    request: () => <RoomRequestDialog event={event} onSubmit={createRequest} onClose={onClose} />,
    review: () => (
      <RoomRequestReviewDialog event={event} events={events} roomSlotMinutes={roomSlotMinutes} onDecide={decide} onClose={onClose} />
    ),
    edit: () => <EventEditor event={event} onClose={onClose} />,
  } satisfies Record<OpenedDialog['kind'], unknown>;
  return <Suspense>{dialogs[opened.kind]()}</Suspense>;
}
