import { notificationText } from '@quad/domain/notifications';
import { formatTime } from '@quad/domain/time';
import type { MailMessage } from '../mailer.ts';
import { type AccountMail, mailOf, translationFor } from './mailOf.ts';
import type { MailedLine } from './notificationMessages.ts';

/** The content of a digest. */
export interface DigestInput {
  /** Unread notifications about pending decisions. */
  readonly waiting: readonly MailedLine[];
  /** All other unread notifications. */
  readonly news: readonly MailedLine[];
  /** Number of lines that are only in the inbox. */
  readonly more?: number;
  /** Events on the campus's next day that the person attends or organizes. */
  readonly tomorrow: readonly { readonly title: string; readonly startsAt: Date | null }[];
}

const COUNTS = {
  waiting: { one: '1 thing waits for you', other: '{count} things wait for you' },
  news: { one: '1 piece of news', other: '{count} pieces of news' },
  tomorrow: { one: '1 event tomorrow', other: '{count} events tomorrow' },
} as const;

/** One mail with news and upcoming events, for people who chose a daily or weekly digest. */
export function digestMail(account: AccountMail, { waiting, news, more = 0, tomorrow }: DigestInput): MailMessage {
  const { name, institute, portalUrl } = account;
  const translation = translationFor(account);
  const { translate: t, locale } = translation;
  const counted = (of: keyof typeof COUNTS, count: number) =>
    count === 0 ? [] : [t(count === 1 ? COUNTS[of].one : COUNTS[of].other, { count: count.toLocaleString(locale) })];
  const things = (lines: readonly MailedLine[]) => lines.reduce((sum, { count }) => sum + count, 0);
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [[title, ...lines.map((line) => `- ${line}`)].join('\n')] : [];
  const say = (lines: readonly MailedLine[]) => lines.map((line) => notificationText(line, translation));
  const events = tomorrow.map(({ title, startsAt }) =>
    startsAt ? t('{event}, at {time}', { event: title, time: formatTime(startsAt, institute.timeZone, locale) }) : title,
  );
  const count = more.toLocaleString(locale);
  const openInbox = more > 0 ? t('{count} more in your inbox', { count }) : t('Open {portal}', { portal: institute.portalTitle });
  return mailOf(account, {
    subject: [
      ...counted('waiting', things(waiting)),
      ...counted('tomorrow', tomorrow.length),
      ...counted('news', things(news)),
      ...(more > 0 ? [t('{count} more', { count })] : []),
    ].join(', '),
    parts: [
      t('Hello {name},', { name }),
      ...list(t('This waits for you:'), say(waiting)),
      ...list(t('Tomorrow:'), events),
      ...list(t('This is new:'), say(news)),
      { label: openInbox, url: `${portalUrl}/inbox?tab=updates` },
    ],
  });
}
