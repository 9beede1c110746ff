import type { Composers } from '../../mail/mailQueue.ts';
import { skillEndorsedMail, userSkillEndorsedMail } from '../../mail/messages/endorsementMessages.ts';
import { addresseeOf } from '../accounts/accounts.service.ts';
import { findSkill } from './skills.repo.ts';
import { findUserSkill } from './userSkills.repo.ts';

/** Mails about skills that people proposed or added to their profile. */
export const SKILL_MAILS: Pick<Composers, 'skill-endorsed' | 'user-skill-endorsed'> = {
  'skill-endorsed': async (context, { recipientId, subjectId: id }) => {
    const addressee = await addresseeOf(context, recipientId, 'endorsements');
    const skill = id ? await findSkill(context.db, { instituteId: context.instituteId, id }) : undefined;
    return addressee && skill && { ...skillEndorsedMail(addressee, { skill: skill.name }), thread: `skill-${id}` };
  },
  'user-skill-endorsed': async (context, { recipientId, subjectId: id }) => {
    const addressee = await addresseeOf(context, recipientId, 'endorsements');
    const record = id ? await findUserSkill(context.db, { instituteId: context.instituteId, id }) : undefined;
    if (!addressee || !record?.endorser) return undefined;
    const { skill, claim, endorser } = record;
    const about = { skill: skill.name, level: claim.proficiency, endorser: endorser.name };
    return { ...userSkillEndorsedMail(addressee, about), thread: `user-skill-${id}` };
  },
};
