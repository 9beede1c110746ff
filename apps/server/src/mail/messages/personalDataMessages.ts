import { campusDay, campusTimeOfDay } from '@quad/domain/time';
import type { MailMessage } from '../mailer.ts';
import { type AccountMail, mailOf, translationFor } from './mailOf.ts';

/** Notifies the owner when the account will be erased and how to keep it, because somebody else may have requested the erasure. */
export function leavingMail(account: AccountMail, dueAt: Date): MailMessage {
  const { institute, portalUrl } = account;
  const { timeZone: zone, portalTitle: portal } = institute;
  const { translate: t } = translationFor(account);
  const at = { day: campusDay(dueAt, zone), time: campusTimeOfDay(dueAt, zone), zone };
  return mailOf(account, {
    subject: t('Your account at {portal} will be erased', { portal }),
    parts: [
      t('Hello {name},', { name: account.name }),
      t('your account at {portal} will be erased on {day} at {time} ({zone}). Nobody can bring it back after that.', { portal, ...at }),
      t('If you want to keep it, or did not ask for this, sign in before then and choose to stay:'),
      { label: t('See my data'), url: `${portalUrl}/my-data` },
    ],
  });
}
