import type { ComposedMail, Composers } from '../../mail/mailQueue.ts';
import { bookingReleasedMail, roomFreeAgainMail, roomRequestDecidedMail } from '../../mail/messages/roomRequestMessages.ts';
import { addresseeOf } from '../accounts/accounts.service.ts';
import { countDecidedWith, findDecided, findWithTitle } from './roomRequests.repo.ts';

type Context = Parameters<Composers['room-request-decided']>[0];

/** Mails about requested rooms. */
export const ROOM_REQUEST_MAILS: Pick<Composers, 'room-request-decided' | 'room-free-again' | 'room-booking-released'> = {
  'room-request-decided': async (context, { recipientId, subjectId: id }) => {
    const { db, instituteId } = context;
    const addressee = await addresseeOf(context, recipientId, 'room-requests');
    const decided = id ? await findDecided(db, { instituteId, id }) : undefined;
    if (!addressee || !decided) return undefined;
    const otherDays = await countDecidedWith(db, decided.request);
    return { ...roomRequestDecidedMail(addressee, { ...decided, otherDays }), thread: threadOf(id) };
  },
  // Nothing is sent if the request is no longer pending.
  'room-free-again': async (context, mail) => {
    const found = await findMailData(context, mail);
    return found?.about.request.status === 'Pending'
      ? { ...roomFreeAgainMail(found.addressee, found.about), thread: threadOf(mail.subjectId) }
      : undefined;
  },
  'room-booking-released': async (context, mail) => {
    const found = await findMailData(context, mail);
    return (
      found && {
        ...bookingReleasedMail(found.addressee, { ...found.about, reason: found.about.request.releaseReason }),
        thread: threadOf(mail.subjectId),
      }
    );
  },
};

/** Mails about one request form a thread. */
function threadOf(id: string | null): string {
  return `room-request-${id}`;
}

async function findMailData(context: Context, { recipientId, subjectId: id }: ComposedMail) {
  const addressee = await addresseeOf(context, recipientId, 'room-requests');
  const about = id ? await findWithTitle(context.db, { instituteId: context.instituteId, id }) : undefined;
  return addressee && about && { addressee, about };
}
