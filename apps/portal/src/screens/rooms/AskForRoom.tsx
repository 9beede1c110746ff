import { useCreateRoomRequest, useEventsNeedingRooms } from '@quad/api-client/hooks';
import { mayRequestRoom } from '@quad/domain/room-requests';
import { campusDay } from '@quad/domain/time';
import { Button, Dialog, useLocaleSettings, useTranslate } from '@quad/ui';
import { RoomRequestDialog } from '@quad/ui/features/room-requests';
import type { TimelineSlot } from '@quad/ui/features/rooms';
import { useRole, useUser } from '../../app/useUser.ts';
import { useRoomLookup } from './useRoomLookup.ts';

export interface AskForRoomProps {
  slot: TimelineSlot;
  onClose: () => void;
}

/** 'Request a Room' for a slot of the timeline; the person chooses one of their own events. */
export function AskForRoom({ slot, onClose }: AskForRoomProps) {
  const t = useTranslate();
  const { timeZone } = useLocaleSettings();
  const { username } = useUser();
  const role = useRole();
  const lookup = useRoomLookup();
  const create = useCreateRoomRequest();
  const { data } = useEventsNeedingRooms(role, username);
  const events = data?.filter((event) => mayRequestRoom({ role, event }));
  if (!events) return null;
  // An event on the chosen day is the most likely choice.
  const event = events.find(({ schedule }) => campusDay(schedule.start, timeZone) === slot.date) ?? events[0];
  if (!event) {
    const footer = <Button onClick={onClose}>{t('Close')}</Button>;
    return (
      <Dialog open onOpenChange={onClose} title={t('No event needs a room')} footer={footer}>
        <p>{t('Rooms are requested for upcoming events. Plan one first, then request its room.')}</p>
      </Dialog>
    );
  }
  return <RoomRequestDialog {...lookup} event={event} events={events} slot={slot} onSubmit={create} onClose={onClose} />;
}
