import { useDecideRoomRequest, useDecideRoomSeries, useReleaseRoom } from '@quad/api-client/hooks';
import type { RoomUse } from '@quad/domain/rooms';
import { RoomUseDialog } from '@quad/ui/features/rooms';
import { useNow } from '../../app/useNow.ts';
import { useRole } from '../../app/useUser.ts';

export interface OpenedUsesProps {
  room: string;
  photoSrc: string | null | undefined;
  uses: readonly RoomUse[];
  onClose: () => void;
}

/** The bookings that were selected in the timeline, with the allowed actions. */
export function OpenedUses({ room, photoSrc, uses, onClose }: OpenedUsesProps) {
  const now = useNow();
  const role = useRole();
  const decide = useDecideRoomRequest();
  const decideSeries = useDecideRoomSeries();
  const release = useReleaseRoom();
  return (
    <RoomUseDialog
      room={room}
      photoSrc={photoSrc}
      uses={uses}
      now={now}
      // The catalogue names the deciders who see the buttons.
      onDecide={({ use, status }) => decide({ requestId: use._id, status, decider: role })}
      onDecideSeries={decideSeries}
      onRelease={(use) => release({ requestId: use._id })}
      onClose={onClose}
    />
  );
}
