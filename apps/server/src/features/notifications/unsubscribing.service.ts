import type { Language } from '@quad/domain/language';
import { NOTIFICATION_TEXTS, UNSUBSCRIBE_TEXTS } from '@quad/domain/notifications';
import type { Context } from '../../context.ts';
import { translationOf } from '../../mail/translation.ts';
import { type MessagePage, renderMessagePage } from '../../plugins/messagePage.ts';
import { personExists } from '../accounts/accounts.service.ts';
import { type Stoppable, stopMails } from './preferences.service.ts';
import { openToken } from './stopping.service.ts';

interface UnsubscribeParams {
  readonly token: string;
  readonly language: Language;
}

/**
 * The confirmation page that an unsubscribe link opens. It changes nothing, so that programs that prefetch links unsubscribe nobody (access
 * N3).
 */
export async function askUnsubscribe(context: Context, { token, language }: UnsubscribeParams): Promise<MessagePage> {
  const opened = await openForSomebody(context, token);
  const { translate: t } = translationOf(language);
  if (!opened) return deadLink(language);
  return renderMessagePage({
    language,
    title: t(UNSUBSCRIBE_TEXTS.title),
    texts: [t(UNSUBSCRIBE_TEXTS.question, { what: nameOf(opened.what, language) })],
    button: t(UNSUBSCRIBE_TEXTS.stop),
  });
}

/** Stops the mails that the link is about and nothing else. Idempotent (access N3). */
export async function unsubscribe(context: Context, { token, language }: UnsubscribeParams): Promise<MessagePage> {
  const opened = await openForSomebody(context, token);
  const { translate: t } = translationOf(language);
  if (!opened) return deadLink(language);
  await stopMails(context, opened.userId, opened.what);
  const { portalUrl } = context.config;
  return renderMessagePage({
    language,
    title: t(UNSUBSCRIBE_TEXTS.title),
    texts: [t(UNSUBSCRIBE_TEXTS.stopped, { what: nameOf(opened.what, language) })],
    link: { text: t(UNSUBSCRIBE_TEXTS.choose), href: `${portalUrl}/notifications` },
  });
}

async function openForSomebody(context: Context, token: string) {
  const opened = openToken(context, token);
  return opened && (await personExists(context.db, context.instituteId, opened.userId)) ? opened : undefined;
}

function nameOf(what: Stoppable, language: Language): string {
  return translationOf(language).translate(what === 'digest' ? UNSUBSCRIBE_TEXTS.digest : NOTIFICATION_TEXTS.topics[what]);
}

function deadLink(language: Language): MessagePage {
  const { translate: t } = translationOf(language);
  return renderMessagePage({ status: 404, language, title: t(UNSUBSCRIBE_TEXTS.title), texts: [t(UNSUBSCRIBE_TEXTS.dead)] });
}
