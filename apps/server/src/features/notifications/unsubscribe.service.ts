import type { Language } from '@quad/domain/language';
import { NOTIFICATION_TEXTS, UNSUBSCRIBE_TEXTS } from '@quad/domain/notifications';
import type { Context } from '../../context.ts';
import { translationOf } from '../../mail/translation.ts';
import { type MessagePage, renderMessagePage } from '../../plugins/messagePage.ts';
import { personExists } from '../accounts/accounts.service.ts';
import { type MailSubscription, unsubscribeFrom } from './preferences.service.ts';
import { readUnsubscribeToken } from './unsubscribeTokens.service.ts';

interface UnsubscribeParams {
  readonly token: string;
  readonly language: Language;
}

/**
 * The confirmation page that an unsubscribe link opens. It changes nothing, so that programs that prefetch links unsubscribe nobody (access
 * N3).
 */
export async function renderConfirmation(context: Context, { token, language }: UnsubscribeParams): Promise<MessagePage> {
  const opened = await readValidToken(context, token);
  const { translate: t } = translationOf(language);
  if (!opened) return renderDeadLink(language);
  return renderMessagePage({
    language,
    title: t(UNSUBSCRIBE_TEXTS.title),
    texts: [t(UNSUBSCRIBE_TEXTS.question, { what: nameOf(opened.subscription, language) })],
    button: t(UNSUBSCRIBE_TEXTS.stop),
  });
}

/** Stops the mails that the link is about and nothing else. Idempotent (access N3). */
export async function unsubscribe(context: Context, { token, language }: UnsubscribeParams): Promise<MessagePage> {
  const opened = await readValidToken(context, token);
  const { translate: t } = translationOf(language);
  if (!opened) return renderDeadLink(language);
  await unsubscribeFrom(context, opened.userId, opened.subscription);
  const { portalUrl } = context.config;
  return renderMessagePage({
    language,
    title: t(UNSUBSCRIBE_TEXTS.title),
    texts: [t(UNSUBSCRIBE_TEXTS.stopped, { what: nameOf(opened.subscription, language) })],
    link: { text: t(UNSUBSCRIBE_TEXTS.choose), href: `${portalUrl}/notifications` },
  });
}

async function readValidToken(context: Context, token: string) {
  const opened = readUnsubscribeToken(context, token);
  return opened && (await personExists(context.db, context.instituteId, opened.userId)) ? opened : undefined;
}

function nameOf(subscription: MailSubscription, language: Language): string {
  return translationOf(language).translate(subscription === 'digest' ? UNSUBSCRIBE_TEXTS.digest : NOTIFICATION_TEXTS.topics[subscription]);
}

function renderDeadLink(language: Language): MessagePage {
  const { translate: t } = translationOf(language);
  return renderMessagePage({ status: 404, language, title: t(UNSUBSCRIBE_TEXTS.title), texts: [t(UNSUBSCRIBE_TEXTS.dead)] });
}
