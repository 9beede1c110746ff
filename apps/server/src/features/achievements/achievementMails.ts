import type { Composers } from '../../mail/mailQueue.ts';
import { achievementVerifiedMail } from '../../mail/messages/endorsementMessages.ts';
import { addresseeOf } from '../accounts/accounts.service.ts';
import { findAchievement } from './achievements.repo.ts';

/** Mails about people's achievements. */
export const ACHIEVEMENT_MAILS: Pick<Composers, 'achievement-verified'> = {
  'achievement-verified': async (context, { recipientId, subjectId: id }) => {
    const addressee = await addresseeOf(context, recipientId, 'endorsements');
    const record = id ? await findAchievement(context.db, { instituteId: context.instituteId, id }) : undefined;
    if (!addressee || !record?.verifier) return undefined;
    const about = { title: record.achievement.title, verifier: record.verifier.name };
    return { ...achievementVerifiedMail(addressee, about), thread: `achievement-${id}` };
  },
};
