import { commentPreview, describeTarget } from '@quad/domain/feedback';
import type { Composers } from '../../mail/mailQueue.ts';
import { feedbackNewsMail, feedbackResolvedMail } from '../../mail/messages/feedbackMessages.ts';
import { addresseeOf } from '../accounts/accounts.service.ts';
import { findAuthorId, findFeedback } from './feedback.repo.ts';
import { findSealedAuthorId } from './sealedAuthors.service.ts';
import { toFeedback } from './toFeedback.ts';

/** Mails to authors of feedback. The recipient is looked up on sending and stored nowhere. */
export const FEEDBACK_MAILS: Pick<Composers, 'feedback-resolved' | 'feedback-news'> = {
  'feedback-resolved': async (context, { subjectId: id }) => {
    if (!id) return undefined;
    const { db, instituteId } = context;
    const record = await findFeedback(db, { instituteId, id });
    const addressee = await addresseeOf(context, await findAuthorId(db, { instituteId, id }), 'feedback');
    if (!addressee || !record?.feedback.actionsTaken) return undefined;
    const { comments, actionsTaken } = record.feedback;
    const about = describeTarget(toFeedback(record)).name;
    return { ...feedbackResolvedMail(addressee, { about, preview: commentPreview(comments), actionsTaken }), thread: `feedback-${id}` };
  },
  'feedback-news': async (context, { subjectId: id }) => {
    const addressee = id && (await addresseeOf(context, await findSealedAuthorId(context, id), 'feedback'));
    return addressee ? feedbackNewsMail(addressee) : undefined;
  },
};
