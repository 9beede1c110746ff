import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { LANGUAGES } from '@quad/domain/language';
import { NOTIFICATION_KIND_NAMES } from '@quad/domain/notifications';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { MailMessage } from '../mailer.ts';
import { wordsOf } from '../words.ts';
import {
  addressChangedMail,
  googleAccountMail,
  mailboxProofMail,
  passwordChangedMail,
  passwordResetMail,
  signInAttemptsMail,
} from './accountMessages.ts';
import { checkpointMail } from './auditMessages.ts';
import { coordinatorWelcomeMail } from './coordinatorMessages.ts';
import { digestMail } from './digestMessages.ts';
import { achievementVerifiedMail, skillEndorsedMail, userSkillEndorsedMail } from './endorsementMessages.ts';
import { feedbackNewsMail, feedbackResolvedMail } from './feedbackMessages.ts';
import type { AccountMail } from './mailOf.ts';
import { type MailedLine, notificationMail } from './notificationMessages.ts';
import { eventNoticeMail, placeGivenMail, registrationRemovedMail } from './registrationMessages.ts';
import { roomRequestDecidedMail } from './roomRequestMessages.ts';

const AT = new Date('2026-11-27T13:00:00.000Z');
const link = { userId: 'u1', token: 'abc', minutes: 15 };
const event = { eventId: 'e1', eventTitle: 'Robo "Soccer" & <more>' };
const room = { request: { room: 'Senate Hall', date: '2026-11-27T00:00:00.000Z', time: '18:30' }, eventTitle: 'Robo Soccer' };
const line: MailedLine = { kind: 'event-changed', count: 1, actors: [], titles: ['Robo Soccer'], subject_id: 'e1' };
const waiting: MailedLine = { ...line, kind: 'room-requested', count: 3 };
const STOP = 'https://quad.campus.example/api/notifications/unsubscribe/AbC-_9';

/** One mail of every kind, as somebody gets it. */
const MAILS: Readonly<Record<string, (account: AccountMail) => MailMessage>> = {
  'password reset': (account) => passwordResetMail(account, link),
  'mailbox proof': (account) => mailboxProofMail(account, link),
  'google account': googleAccountMail,
  'password changed': (account) => passwordChangedMail(account, AT),
  'address changed': (account) => addressChangedMail(account, AT),
  'sign-in attempts': (account) => signInAttemptsMail(account, AT),
  welcome: (account) => coordinatorWelcomeMail(account, { ...link, hasGoogle: true }),
  checkpoint: ({ email, institute }) => checkpointMail(email, institute, { position: 12, at: 'today', line: '{"position":12}' }),
  'skill endorsed': (account) => skillEndorsedMail(account, { skill: 'Rust' }),
  'own skill endorsed': (account) => userSkillEndorsedMail(account, { skill: 'Rust', level: 'expert', endorser: 'Arjun Mehta' }),
  'achievement verified': (account) => achievementVerifiedMail(account, { title: 'Winner', verifier: 'Arjun Mehta' }),
  'feedback news': feedbackNewsMail,
  'feedback resolved': (account) => feedbackResolvedMail(account, { about: 'the hall', preview: 'Too dim.', actionsTaken: 'New\nlamps.' }),
  'room approved': (account) => roomRequestDecidedMail(account, { ...room, decision: 'Approved' }),
  'room rejected': (account) => roomRequestDecidedMail(account, { ...room, decision: 'Rejected' }),
  'place given': (account) => placeGivenMail(account, { ...event, startsAt: AT }),
  'registration removed': (account) => registrationRemovedMail(account, { ...event, text: 'Only first years play.' }),
  notice: (account) => eventNoticeMail(account, { ...event, subject: 'Bring a robot', text: 'At ten.\n\nKits are here.' }),
  notification: (account) => notificationMail(account, line),
  digest: (account) => digestMail(account, { waiting: [waiting], news: [line], tomorrow: [{ title: 'Robo Soccer', startsAt: AT }] }),
};

const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: { 'no-inline-style': 'off', 'long-title': 'off' } });

function accountIn(language: (typeof LANGUAGES)[number], given: Partial<AccountMail> = {}): AccountMail {
  return {
    email: 'asha@campus.example',
    name: 'Asha Rao',
    institute: DEFAULT_INSTITUTE,
    portalUrl: 'https://quad.campus.example',
    language,
    words: wordsOf(language),
    ...given,
  };
}

describe.each(LANGUAGES)('every mail in %s', (language) => {
  it.each(Object.entries(MAILS))('%s is a page that a mail program reads, and says the same as its text', async (_, write) => {
    const mail = write(accountIn(language, { stopUrl: STOP }));
    const report = await validator.validateString(mail.html);
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
    const read = mail.html
      .replace(/[\s\S]*<main[^>]*>/, '')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    const words = (text: string) => text.split(/[\s:]+/).filter((word) => word && word !== STOP.replace(':', ''));
    for (const word of words(mail.text.replace(STOP, ''))) expect(read, word).toContain(word);
    expect(mail.html).toContain('@media (prefers-color-scheme:dark)');
    expect(mail.subject).not.toMatch(/[{}\n]/);
  });
});

describe('a mail', () => {
  it('is in the language of who gets it', () => {
    const mail = placeGivenMail(accountIn('hi'), { ...event, eventTitle: 'Robo Soccer', startsAt: AT });
    expect(mail.subject).toBe("'Robo Soccer' में आपकी जगह है");
    expect(mail.html).toContain('<html lang="hi">');
    expect(mail.text).toContain('अगर आप नहीं आ सकते, तो पंजीकरण रद्द करें: आपकी जगह प्रतीक्षा सूची के अगले व्यक्ति को मिलेगी।');
  });

  it('that can be stopped says how; one that cannot does not', () => {
    const stoppable = notificationMail(accountIn('en', { stopUrl: STOP }), line);
    expect(stoppable.text).toMatch(new RegExp(`Quad, Campus Institute\n\nStop these mails:\n${STOP}\n$`));
    expect(stoppable.stopUrl).toBe(STOP);
    const account = passwordResetMail(accountIn('en'), link);
    expect([account.stopUrl, account.html.includes('Stop these mails')]).toEqual([undefined, false]);
  });

  it.each(NOTIFICATION_KIND_NAMES)('of a line says it in every language: %s', (kind) => {
    for (const language of LANGUAGES) {
      const { subject } = notificationMail(accountIn(language), { ...line, kind, actors: ['Arjun Mehta'] });
      expect(subject).not.toMatch(/[{}]/);
    }
  });

  it('of a morning counts what is in it', () => {
    const tomorrow = [
      { title: 'Robo Soccer', startsAt: AT },
      { title: 'Quiz', startsAt: null },
    ];
    const digest = digestMail(accountIn('en'), { waiting: [waiting], news: [line], tomorrow });
    expect(digest.subject).toBe('3 things wait for you, 2 events tomorrow, 1 piece of news');
    expect(digest.text).toBe(
      [
        'Hello Asha Rao,',
        'This waits for you:\n- 3 room requests wait for you',
        'Tomorrow:\n- Robo Soccer, at 6:30 pm\n- Quiz',
        'This is new:\n- Robo Soccer has a new time or place',
        'Open Quad:\nhttps://quad.campus.example/inbox?tab=updates',
        'Quad, Campus Institute\n',
      ].join('\n\n'),
    );
  });
});
