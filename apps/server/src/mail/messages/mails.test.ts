import { LANGUAGES } from '@quad/domain/language';
import { NOTIFICATION_KIND_NAMES } from '@quad/domain/notifications';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { passwordResetMail } from './accountMessages.ts';
import { digestMail } from './digestMessages.ts';
import { notificationMail } from './notificationMessages.ts';
import { placeConfirmedMail } from './registrationMessages.ts';
import { AT, accountIn, event, line, link, MAILS, STOP, waiting } from './testing/everyMail.ts';

const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: { 'no-inline-style': 'off', 'long-title': 'off' } });

describe.each(LANGUAGES)('every mail in %s', (language) => {
  it.each(Object.entries(MAILS))('%s has valid HTML that contains every word of its text', async (_, write) => {
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

describe('a mail of an institute with its own color and terms', () => {
  const own = { ...accountIn('en').institute, brandColor: '#0b6e4f', termsUrl: 'https://campus.example/terms?a=1&b=2' };
  const mail = passwordResetMail({ ...accountIn('en'), institute: own }, link);

  it('replaces the default button color in light and dark mode', () => {
    expect(mail.html).toContain('background-color:#0b6e4f;color:#');
    expect(mail.html).not.toContain('#1d4ed8');
    expect(mail.html).not.toContain('#9ec1ff');
    expect(mail.html).toMatch(/\.button\{background-color:#[0-9a-f]{6}!important;color:#[0-9a-f]{6}!important\}/);
  });

  it('ends with a link to the terms of use', async () => {
    expect(mail.text).toMatch(/\n\nTerms of use:\nhttps:\/\/campus\.example\/terms\?a=1&b=2\n$/);
    expect(mail.html).toContain('href="https://campus.example/terms?a=1&amp;b=2">Terms of use</a>');
    expect((await validator.validateString(mail.html)).valid).toBe(true);
  });

  it('uses the default color and no terms link when neither is set', () => {
    const plain = passwordResetMail(accountIn('en'), link);
    expect(plain.html).toContain('background-color:#1d4ed8;color:#ffffff');
    expect(plain.text + plain.html).not.toContain('Terms of use');
  });
});

describe('a mail', () => {
  it('is written in the language of the recipient', () => {
    const mail = placeConfirmedMail(accountIn('hi'), { ...event, eventTitle: 'Robo Soccer', startsAt: AT });
    expect(mail.subject).toBe("'Robo Soccer' में आपकी जगह है");
    expect(mail.html).toContain('<html lang="hi">');
    expect(mail.text).toContain('अगर आप नहीं आ सकते, तो पंजीकरण रद्द करें: आपकी जगह प्रतीक्षा सूची के अगले व्यक्ति को मिलेगी।');
  });

  it('has a stop link only when its kind of mail can be stopped', () => {
    const stoppable = notificationMail(accountIn('en', { stopUrl: STOP }), line);
    expect(stoppable.text).toMatch(new RegExp(`Quad, Campus Institute\n\nStop these mails:\n${STOP}\n$`));
    expect(stoppable.stopUrl).toBe(STOP);
    const account = passwordResetMail(accountIn('en'), link);
    expect([account.stopUrl, account.html.includes('Stop these mails')]).toEqual([undefined, false]);
  });

  it.each(NOTIFICATION_KIND_NAMES)('has a notification subject without unfilled placeholders in every language: %s', (kind) => {
    for (const language of LANGUAGES) {
      const { subject } = notificationMail(accountIn(language), { ...line, kind, actors: ['Arjun Mehta'] });
      expect(subject).not.toMatch(/[{}]/);
    }
  });

  it('counts the entries of a daily digest in its subject', () => {
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
