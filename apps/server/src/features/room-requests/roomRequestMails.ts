import { bookingReleasedMail, roomFreeAgainMail, roomRequestDecidedMail } from '../../mail/messages/roomRequestMessages.ts';
import type { ComposedMail, Composers } from '../../mail/posting.ts';
import { addresseeOf } from '../accounts/accounts.service.ts';
import { countDecidedWith, findDecided, findWithTitle } from './roomRequests.repo.ts';

type Context = Parameters<Composers['room-request-decided']>[0];

/** What people are told about the rooms that they asked for. */
export const ROOM_REQUEST_MAILS: Pick<Composers, 'room-request-decided' | 'room-free-again' | 'room-booking-released'> = {
  'room-request-decided': async (context, { recipientId, subjectId: id }) => {
    const { db, instituteId } = context;
    const addressee = await addresseeOf(context, recipientId, 'room-requests');
    const decided = id ? await findDecided(db, { instituteId, id }) : undefined;
    if (!addressee || !decided) return undefined;
    const otherDays = await countDecidedWith(db, decided.request);
    return { ...roomRequestDecidedMail(addressee, { ...decided, otherDays }), thread: threadOf(id) };
  },
  // Who does not wait for it any more is told nothing.
  'room-free-again': async (context, mail) => {
    const found = await aboutRequest(context, mail);
    return found?.about.request.status === 'Pending'
      ? { ...roomFreeAgainMail(found.addressee, found.about), thread: threadOf(mail.subjectId) }
      : undefined;
  },
  'room-booking-released': async (context, mail) => {
    const found = await aboutRequest(context, mail);
    return (
      found && {
        ...bookingReleasedMail(found.addressee, { ...found.about, reason: found.about.request.releaseReason }),
        thread: threadOf(mail.subjectId),
      }
    );
  },
};

/** What is mailed about one request stands together in a mailbox. */
function threadOf(id: string | null): string {
  return `room-request-${id}`;
}

async function aboutRequest(context: Context, { recipientId, subjectId: id }: ComposedMail) {
  const addressee = await addresseeOf(context, recipientId, 'room-requests');
  const about = id ? await findWithTitle(context.db, { instituteId: context.instituteId, id }) : undefined;
  return addressee && about && { addressee, about };
}
