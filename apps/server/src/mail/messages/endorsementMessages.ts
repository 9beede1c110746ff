import type { MailMessage } from '../mailer.ts';
import { type AccountMail, signature } from './accountMessages.ts';
import { mailOf } from './mailOf.ts';

/** Tells who proposed a skill that everybody can choose it now. */
export function skillEndorsedMail({ email, name, institute, portalUrl }: AccountMail, { skill }: { skill: string }): MailMessage {
  return mailOf({
    to: email,
    subject: 'The skill that you proposed was endorsed',
    parts: [
      `Hello ${name},`,
      `the skill "${skill}" that you proposed was endorsed. Everybody can choose it now.`,
      { label: 'See your skills', url: `${portalUrl}/skills` },
    ],
    from: signature(institute),
  });
}

/** Tells somebody who has endorsed a skill of theirs. */
export function userSkillEndorsedMail(
  { email, name, institute, portalUrl }: AccountMail,
  { skill, level, endorser }: { skill: string; level: string; endorser: string },
): MailMessage {
  return mailOf({
    to: email,
    subject: 'Your skill was endorsed',
    parts: [
      `Hello ${name},`,
      `${endorser} has endorsed your skill "${skill}" (${level}).`,
      { label: 'See your skills', url: `${portalUrl}/skills` },
    ],
    from: signature(institute),
  });
}

/** Tells somebody who has verified an achievement of theirs. */
export function achievementVerifiedMail(
  { email, name, institute, portalUrl }: AccountMail,
  { title, verifier }: { title: string; verifier: string },
): MailMessage {
  return mailOf({
    to: email,
    subject: 'Your achievement was verified',
    parts: [
      `Hello ${name},`,
      `${verifier} has verified your achievement "${title}".`,
      { label: 'See your achievements', url: `${portalUrl}/view-achievements` },
    ],
    from: signature(institute),
  });
}
