import type { Composers } from '../../mail/mailQueue.ts';
import { leavingMail } from '../../mail/messages/personalDataMessages.ts';
import { addressed } from '../accounts/accounts.service.ts';
import { findPersonById } from '../accounts/erasure.service.ts';
import { findMailPreferences } from '../notifications/preferences.service.ts';

/**
 * Mail to a user who leaves; not sent if the erasure was cancelled. It cannot be unsubscribed from, because somebody else may have
 * requested the erasure.
 */
export const PERSONAL_DATA_MAILS: Pick<Composers, 'leaving'> = {
  leaving: async (context, { recipientId }) => {
    const user = recipientId ? await findPersonById(context.db, context.instituteId, recipientId) : undefined;
    if (!user?.leavesAt) return undefined;
    const { language } = await findMailPreferences(context, user.id, undefined);
    return leavingMail(addressed(context, user, language), user.leavesAt);
  },
};
