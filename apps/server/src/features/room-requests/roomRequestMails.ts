import { roomRequestDecidedMail } from '../../mail/messages/roomRequestMessages.ts';
import type { Composers } from '../../mail/posting.ts';
import { addresseeOf } from '../accounts/accounts.service.ts';
import { findDecided } from './roomRequests.repo.ts';

/** What people are told about the rooms that they asked for. */
export const ROOM_REQUEST_MAILS: Pick<Composers, 'room-request-decided'> = {
  'room-request-decided': async (context, { recipientId, subjectId: id }) => {
    const addressee = await addresseeOf(context, recipientId);
    const decided = id ? await findDecided(context.db, { instituteId: context.instituteId, id }) : undefined;
    return addressee && decided && roomRequestDecidedMail(addressee, decided);
  },
};
