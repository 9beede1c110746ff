import { commentPreview, describeTarget } from '@quad/domain/feedback';
import { feedbackResolvedMail } from '../../mail/messages/feedbackMessages.ts';
import type { Composers } from '../../mail/outbox.ts';
import { addresseeOf } from '../accounts/accountMails.ts';
import { findAuthorId, findFeedback } from './feedback.repo.ts';
import { toFeedback } from './toFeedback.ts';

/** What people are told about feedback that they gave under their name. */
export const FEEDBACK_MAILS: Pick<Composers, 'feedback-resolved'> = {
  'feedback-resolved': async (context, { subjectId: id }) => {
    if (!id) return undefined;
    const { db, instituteId } = context;
    const record = await findFeedback(db, { instituteId, id });
    const addressee = await addresseeOf(context, await findAuthorId(db, { instituteId, id }));
    if (!addressee || !record?.feedback.actionsTaken) return undefined;
    const { comments, actionsTaken } = record.feedback;
    const about = describeTarget(toFeedback(record)).name;
    return feedbackResolvedMail(addressee, { about, preview: commentPreview(comments), actionsTaken });
  },
};
