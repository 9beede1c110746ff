import { roleOrStudent } from '@quad/domain/access';
import type { Event } from '@quad/domain/events';
import type { RoomDecision } from '@quad/domain/room-requests';
import { roomRequests } from '../../contract/roomRequests.contract.ts';
import { useEventCache } from '../events/useEventCache.ts';
import { useSession } from '../session/useSession.ts';
import { useSubmit } from '../useSubmit.ts';
import { decideOptimistically } from './decideOptimistically.ts';

export interface RoomRequestDecision {
  requestId: string;
  status: RoomDecision;
}

/** Approves or rejects a room request in the name of the signed-in person; the decision shows at once. */
export function useDecideRoomRequest(): (decision: RoomRequestDecision) => Promise<Event> {
  const submit = useSubmit();
  const eventCache = useEventCache();
  const { user } = useSession();
  const reviewer = { _id: user?._id ?? '', role: roleOrStudent(user?.role) };
  return ({ requestId, status }) => {
    const body = { status, reviewed_by: reviewer._id };
    const send = () => submit(roomRequests.decide, { params: { requestId }, body });
    return decideOptimistically({ requestId, decision: status, reviewer, eventCache, send });
  };
}
