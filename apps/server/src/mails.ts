import { ACCOUNT_MAILS } from './features/accounts/accountMails.ts';
import { ACHIEVEMENT_MAILS } from './features/achievements/achievementMails.ts';
import { FEEDBACK_MAILS } from './features/feedback/feedbackMails.ts';
import { NOTIFICATION_MAILS } from './features/notifications/notificationMails.ts';
import { PERSONAL_DATA_MAILS } from './features/personal-data/personalDataMails.ts';
import { REGISTRATION_MAILS } from './features/registrations/registrationMails.ts';
import { ROOM_REQUEST_MAILS } from './features/room-requests/roomRequestMails.ts';
import { SKILL_MAILS } from './features/skills/skillMails.ts';
import type { Composers } from './mail/mailQueue.ts';

/** The composers of all kinds of mail, by the feature that sends them. A feature with new kinds adds its line here. */
export const MAILS: Composers = {
  ...ACCOUNT_MAILS,
  ...ACHIEVEMENT_MAILS,
  ...FEEDBACK_MAILS,
  ...NOTIFICATION_MAILS,
  ...PERSONAL_DATA_MAILS,
  ...REGISTRATION_MAILS,
  ...ROOM_REQUEST_MAILS,
  ...SKILL_MAILS,
};
