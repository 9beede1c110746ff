import { formatDateTime } from '@quad/domain/time';
import type { MailMessage } from '../mailer.ts';
import { type AccountMail, mailOf, translationFor } from './mailOf.ts';

interface AboutEvent {
  readonly eventId: string;
  readonly eventTitle: string;
}

function linkToEvent(account: AccountMail, { eventId }: AboutEvent) {
  return { label: translationFor(account).translate('See the event'), url: `${account.portalUrl}/events/${eventId}` };
}

/** Groups mails about an event in one thread. */
function threadOf({ eventId }: AboutEvent) {
  return { thread: `event-${eventId}` };
}

/** Notifies a person from the waiting list, or added by hand, that they have a place. */
export function placeConfirmedMail(
  account: AccountMail,
  about: AboutEvent & { readonly startsAt: Date | null; readonly answerBy?: Date | null },
): MailMessage {
  const { name, institute } = account;
  const { translate: t, locale } = translationFor(account);
  const event = about.eventTitle;
  const begins = formatDateTime(about.startsAt, institute.timeZone, locale);
  const time = formatDateTime(about.answerBy ?? null, institute.timeZone, locale);
  const mail = mailOf(account, {
    subject: t("You have a place at '{event}'", { event }),
    parts: [
      t('Hello {name},', { name }),
      begins
        ? t("you are registered for '{event}', which begins on {begins}.", { event, begins })
        : t("you are registered for '{event}'.", { event }),
      ...(time ? [t('The event asks you questions. Answer by {time} to keep your place.', { time })] : []),
      t('If you cannot come, cancel your registration: your place goes to the next person on the waiting list.'),
      linkToEvent(account, about),
    ],
  });
  return { ...mail, ...threadOf(about) };
}

/** Notifies a person that they were removed from the list, with the reason. Without a text they did not answer in time. */
export function registrationRemovedMail(account: AccountMail, about: AboutEvent & { readonly text: string }): MailMessage {
  const { translate: t } = translationFor(account);
  const event = about.eventTitle;
  const mail = mailOf(account, {
    subject: t("You are no longer registered for '{event}'", { event }),
    parts: [
      t('Hello {name},', { name: account.name }),
      ...(about.text === ''
        ? [t("your place at '{event}' went to the next person, because its questions were not answered in time.", { event })]
        : [t("the organizers of '{event}' removed you from its list. They say:", { event }), about.text]),
      linkToEvent(account, about),
    ],
  });
  return { ...mail, ...threadOf(about) };
}

/** A notice of an event's organizers to everybody who is registered. */
export function eventNoticeMail(
  account: AccountMail,
  about: AboutEvent & { readonly subject: string; readonly text: string },
): MailMessage {
  const { translate: t } = translationFor(account);
  const mail = mailOf(account, {
    subject: `${about.eventTitle}: ${about.subject}`,
    parts: [
      t('Hello {name},', { name: account.name }),
      about.text,
      t("You get this because you registered for '{event}'.", { event: about.eventTitle }),
      linkToEvent(account, about),
    ],
  });
  return { ...mail, ...threadOf(about) };
}
