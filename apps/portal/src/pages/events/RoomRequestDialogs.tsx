import { useCreateRoomRequest, useDecideRoomRequest } from '@quad/api-client/hooks';
import type { Event } from '@quad/domain/events';
import { lazy, Suspense } from 'react';
import { useInstitute } from '../../app/PageSettingsContext.ts';
import type { OpenedDialog } from './useOpenEvent.ts';

const load = () => import('@quad/ui/features/room-requests');
const RoomRequestDialog = lazy(async () => ({ default: (await load()).RoomRequestDialog }));
const RoomRequestReviewDialog = lazy(async () => ({ default: (await load()).RoomRequestReviewDialog }));

export interface RoomRequestDialogsProps {
  events: readonly Event[];
  opened: OpenedDialog | undefined;
  onClose: () => void;
}

/** 'Request a Room' and 'Requests for: …', loaded when somebody asks for them. */
export function RoomRequestDialogs({ events, opened, onClose }: RoomRequestDialogsProps) {
  const institute = useInstitute();
  const createRequest = useCreateRoomRequest();
  const decide = useDecideRoomRequest();
  const event = events.find(({ _id }) => _id === opened?.eventId);
  if (!event || !opened) return null;
  return (
    <Suspense>
      {opened.kind === 'request' ? (
        <RoomRequestDialog event={event} timeZone={institute.timeZone} onSubmit={createRequest} onClose={onClose} />
      ) : (
        <RoomRequestReviewDialog event={event} events={events} institute={institute} onDecide={decide} onClose={onClose} />
      )}
    </Suspense>
  );
}
