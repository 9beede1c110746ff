import type { MailMessage } from '../mailer.ts';
import { type AccountMail, mailOf, translationFor } from './mailOf.ts';

/** Notifies the person who proposed a skill that it is available to everybody now. */
export function skillEndorsedMail(account: AccountMail, { skill }: { skill: string }): MailMessage {
  const { translate: t } = translationFor(account);
  return mailOf(account, {
    subject: t('The skill that you proposed was endorsed'),
    parts: [
      t('Hello {name},', { name: account.name }),
      t('the skill "{skill}" that you proposed was endorsed. Everybody can choose it now.', { skill }),
      { label: t('See your skills'), url: `${account.portalUrl}/skills` },
    ],
  });
}

/** Notifies a person that their skill was endorsed, and by whom. */
export function userSkillEndorsedMail(
  account: AccountMail,
  { skill, level, endorser }: { skill: string; level: string; endorser: string },
): MailMessage {
  const { translate: t } = translationFor(account);
  return mailOf(account, {
    subject: t('Your skill was endorsed'),
    parts: [
      t('Hello {name},', { name: account.name }),
      t('{endorser} has endorsed your skill "{skill}" ({level}).', { endorser, skill, level: t(level) }),
      { label: t('See your skills'), url: `${account.portalUrl}/skills` },
    ],
  });
}

/** Notifies a person that their achievement was verified, and by whom. */
export function achievementVerifiedMail(account: AccountMail, { title, verifier }: { title: string; verifier: string }): MailMessage {
  const { translate: t } = translationFor(account);
  return mailOf(account, {
    subject: t('Your achievement was verified'),
    parts: [
      t('Hello {name},', { name: account.name }),
      t('{verifier} has verified your achievement "{title}".', { verifier, title }),
      { label: t('See your achievements'), url: `${account.portalUrl}/view-achievements` },
    ],
  });
}
