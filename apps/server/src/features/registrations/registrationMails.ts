import type { Composers } from '../../mail/mailQueue.ts';
import { eventNoticeMail, placeConfirmedMail, registrationRemovedMail } from '../../mail/messages/registrationMessages.ts';
import { addresseeOf } from '../accounts/accounts.service.ts';
import { readEventWithUnit } from '../events/events.service.ts';
import { findNotice, findRegistration } from './registrations.repo.ts';

/** Mails to people on the list of an event. */
export const REGISTRATION_MAILS: Pick<Composers, 'place-given' | 'registration-removed' | 'event-notice'> = {
  // Nothing is sent if the person has left the list meanwhile.
  'place-given': async (context, { recipientId, subjectId: eventId }) => {
    const { db, instituteId } = context;
    const addressee = await addresseeOf(context, recipientId, 'registrations');
    const found = eventId ? await readEventWithUnit(db, instituteId, eventId) : undefined;
    if (!addressee || !recipientId || !found?.ok) return undefined;
    const { id, title, startsAt } = found.value.event;
    const own = await findRegistration(db, { instituteId, eventId: id, userId: recipientId });
    return own?.state === 'registered'
      ? placeConfirmedMail(addressee, { eventId: id, eventTitle: title, startsAt, answerBy: own.answerBy })
      : undefined;
  },
  'registration-removed': async (context, { recipientId, subjectId }) => {
    const about = await noticeOf(context, subjectId);
    const addressee = await addresseeOf(context, recipientId, 'registrations');
    return about && addressee && registrationRemovedMail(addressee, about);
  },
  'event-notice': async (context, { recipientId, subjectId }) => {
    const about = await noticeOf(context, subjectId);
    const addressee = await addresseeOf(context, recipientId, 'notices');
    return about && addressee && eventNoticeMail(addressee, about);
  },
};

/** A notice for its mail; undefined if the notice or its event is gone. */
async function noticeOf({ db, instituteId }: Parameters<Composers['event-notice']>[0], id: string | null) {
  const notice = id ? await findNotice(db, { instituteId, id }) : undefined;
  if (!notice) return undefined;
  const found = await readEventWithUnit(db, instituteId, notice.eventId);
  if (!found.ok) return undefined;
  const { event } = found.value;
  return { eventId: event.id, eventTitle: event.title, subject: notice.subject, text: notice.body };
}
