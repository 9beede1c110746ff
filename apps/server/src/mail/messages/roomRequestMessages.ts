import { describeRoomRequest, type RoomDecision, type RoomRequest } from '@quad/domain/room-requests';
import type { MailMessage } from '../mailer.ts';
import { type AccountMail, signature } from './accountMessages.ts';
import { mailOf } from './mailOf.ts';

export interface RoomDecisionMailInput {
  readonly request: Pick<RoomRequest, 'room' | 'date' | 'time'>;
  readonly eventTitle: string;
  readonly decision: RoomDecision;
}

/** Tells who asked for a room what was decided. */
export function roomRequestDecidedMail(
  { email, name, institute, portalUrl }: AccountMail,
  { request, eventTitle, decision }: RoomDecisionMailInput,
): MailMessage {
  const isApproved = decision === 'Approved';
  return mailOf({
    to: email,
    subject: isApproved ? `You have the room for '${eventTitle}'` : `Your room request for '${eventTitle}' was rejected`,
    parts: [
      `Hello ${name},`,
      `your request for ${describeRoomRequest(request)}, for '${eventTitle}', was ${isApproved ? 'approved' : 'rejected'}.`,
      isApproved ? 'The room is booked for you.' : 'You can ask for another room or another time on the events page.',
      { label: 'See your events', url: `${portalUrl}/events` },
    ],
    from: signature(institute),
  });
}
