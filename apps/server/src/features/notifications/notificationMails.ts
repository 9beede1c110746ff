import { kindOf, type Topic } from '@quad/domain/notifications';
import type { Composers } from '../../mail/mailQueue.ts';
import { digestMail } from '../../mail/messages/digestMessages.ts';
import { type MailedLine, notificationMail } from '../../mail/messages/notificationMessages.ts';
import { addresseeOf } from '../accounts/accounts.service.ts';
import { countUnseen, findLines, findNotification } from './notifications.repo.ts';
import { findEventsOf } from './reminders.repo.ts';
import { tomorrowOf } from './reminders.service.ts';

/** Maximum number of lines in a mail. */
const MAX_LINES = 30;
const WAITING: ReadonlySet<Topic> = new Set(['waiting', 'reminders']);

/** The general mail, for kinds without a mail of their own. Nothing is sent for notifications that have been seen. */
export const NOTIFICATION_MAILS: Pick<Composers, 'notification' | 'digest'> = {
  notification: async (context, { recipientId: userId, subjectId: position }) => {
    const { db, instituteId } = context;
    const notification = userId && position ? await findNotification(db, { instituteId, userId, position }) : undefined;
    if (!notification) return undefined;
    const { kind, actor, title, subjectId, subjectType } = notification;
    const addressee = await addresseeOf(context, userId, kindOf(kind).topic);
    if (!addressee) return undefined;
    const actors = actor === null ? [] : [actor];
    const line = { kind, count: 1, actors, titles: title === '' ? [] : [title], subject_id: subjectId };
    return { ...notificationMail(addressee, line), thread: `${subjectType}-${subjectId}` };
  },
  // What was new when the digest was enqueued, without what has been seen since.
  digest: async (context, { recipientId: userId, subjectId: day, enqueuedAt }) => {
    const { config, db, instituteId } = context;
    const addressee = userId ? await addresseeOf(context, userId, 'digest') : undefined;
    if (!addressee || !userId || !day) return undefined;
    const owner = { instituteId, userId };
    const lines = await findLines(db, owner, { limit: MAX_LINES, after: undefined, digestedOn: day });
    const more = lines.length < MAX_LINES ? 0 : (await countUnseen(db, owner, day)) - lines.length;
    const tomorrow = await findEventsOf(db, owner, tomorrowOf(enqueuedAt, config.institute.timeZone));
    if (lines.length + tomorrow.length === 0) return undefined;
    const mailed = lines.map(({ subjectId, actors, titles, ...line }) => ({
      ...line,
      actors: [...actors],
      titles: [...titles],
      subject_id: subjectId,
    }));
    const waits = ({ kind }: MailedLine) => WAITING.has(kindOf(kind).topic);
    const digest = { waiting: mailed.filter(waits), news: mailed.filter((line) => !waits(line)), more, tomorrow };
    return digestMail(addressee, digest);
  },
};
