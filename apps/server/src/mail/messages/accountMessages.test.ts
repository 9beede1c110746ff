import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { describe, expect, it } from 'vitest';
import {
  accountsMergedMail,
  addressChangedMail,
  emailVerificationMail,
  googleAccountMail,
  passwordChangedMail,
  passwordResetMail,
  signInAttemptsMail,
} from './accountMessages.ts';
import type { AccountMail } from './mailOf.ts';

const account: AccountMail = {
  email: 'asha@campus.example',
  name: 'Asha Patil',
  institute: DEFAULT_INSTITUTE,
  portalUrl: 'https://quad.campus.example',
};

describe('passwordResetMail', () => {
  const mail = passwordResetMail(account, { userId: '0198', token: 'abc_-9', minutes: 15 });

  it('has greeting and link in both text and HTML', () => {
    expect(mail.to).toBe('asha@campus.example');
    expect(mail.subject).toBe('Set a new password for Quad');
    expect(mail.text).toBe(
      [
        'Hello Asha Patil,',
        'somebody, probably you, asked for a new password for your account at Quad.',
        'Set a new password:\nhttps://quad.campus.example/reset-password/0198/abc_-9',
        'The link works once, for 15 minutes. If you did not ask for it, do nothing: your password stays as it is.',
        'Quad, Campus Institute\n',
      ].join('\n\n'),
    );
    expect(mail.html).toContain('>Hello Asha Patil,</p>');
    expect(mail.html).toMatch(/<a [^>]*href="https:\/\/quad\.campus\.example\/reset-password\/0198\/abc_-9">Set a new password<\/a>/);
  });

  it('escapes names in the HTML', () => {
    const { html } = passwordResetMail(
      { ...account, name: '<img src=x onerror="alert(1)"> & co', institute: { ...DEFAULT_INSTITUTE, portalTitle: '</title><b>' } },
      { userId: '0198', token: 'abc', minutes: 15 },
    );
    expect(html).toContain('Hello &lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; co,');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>');
  });
});

it('emailVerificationMail explains the confirmation link and omits the name entered at registration', () => {
  const mail = emailVerificationMail({ ...account, name: 'Your Dean' }, { userId: '0198', token: 'abc_-9', minutes: 15 });
  expect(mail.subject).toBe('Confirm your email address for Quad');
  expect(mail.text).toBe(
    [
      'Hello,',
      'somebody, probably you, registered at Quad with this address. Confirm that it is yours:',
      'Confirm this address:\nhttps://quad.campus.example/verify-email/0198/abc_-9',
      'The link works once, for 15 minutes. Open it in the browser in which you registered.',
      'If you did not register, somebody else used your address. You can ignore this mail: the account gets no rights. To take it over, open the link and choose a password: what was entered there is removed then.',
      'Quad, Campus Institute\n',
    ].join('\n\n'),
  );
  expect(mail.html).toMatch(/<a [^>]*href="https:\/\/quad\.campus\.example\/verify-email\/0198\/abc_-9">Confirm this address<\/a>/);
});

it('passwordChangedMail states the time of the change in the time zone of the campus', () => {
  const mail = passwordChangedMail(account, new Date('2026-11-20T20:30:00.000Z'));
  expect(mail.subject).toBe('Your password for Quad was changed');
  expect(mail.text).toContain('your password was changed on 2026-11-21 at 02:00 (Asia/Kolkata), and every session elsewhere was ended.');
  expect(mail.text).toContain(
    'The addresses of your calendar and of your record, if you had any, no longer work either. Make new ones where you need them.',
  );
  expect(mail.text).toContain('https://quad.campus.example/forgot-password');
});

it('addressChangedMail tells the former mailbox about the change without naming the account holder', () => {
  const mail = addressChangedMail(account, new Date('2026-11-20T20:30:00.000Z'));
  expect([mail.to, mail.subject]).toEqual(['asha@campus.example', 'Your email address for Quad was changed']);
  expect(mail.text).toBe(
    [
      'Hello,',
      'on 2026-11-21 at 02:00 (Asia/Kolkata) the people who run Quad gave the account that had this email address another one. Every session was ended, and links that were mailed here do not work any more.',
      'Feedback that may have been given anonymously stays anonymous: it is not listed under the account any more, for nobody.',
      'The addresses of its calendar and of its record, if it had any, no longer work. New ones are made in the portal.',
      'If you asked for that, or never had an account there, there is nothing to do. If you have one and did not ask, tell the people who run the portal.',
      'Open Quad:\nhttps://quad.campus.example/login',
      'Quad, Campus Institute\n',
    ].join('\n\n'),
  );
});

it('accountsMergedMail tells a mailbox about the merge without naming the other account', () => {
  const mail = accountsMergedMail({ ...account, email: 'asah@campus.example', name: '' }, new Date('2026-11-20T20:30:00.000Z'));
  expect(mail).toMatchObject({ to: 'asah@campus.example', subject: 'Two accounts for Quad were merged' });
  expect(mail.text).toBe(
    [
      'Hello,',
      'on 2026-11-21 at 02:00 (Asia/Kolkata) the people who run Quad merged two accounts of one person, one of which had this email address. Every session was ended.',
      'Feedback that may have been given anonymously stays anonymous: it is not listed under the account any more, for nobody.',
      'If both were yours, there is nothing to do. If one was not, tell the people who run the portal.',
      'Open Quad:\nhttps://quad.campus.example/login',
      'Quad, Campus Institute\n',
    ].join('\n\n'),
  );
});

it('googleAccountMail links to sign-in with Google', () => {
  const mail = googleAccountMail(account);
  expect(mail.text).toContain('It has none: it is linked with Google.');
  expect(mail.html).toMatch(/<a [^>]*href="https:\/\/quad\.campus\.example\/login">Sign in with Google<\/a>/);
});

it('signInAttemptsMail reports the wrong passwords and that the account stays open', () => {
  const mail = signInAttemptsMail(account, new Date('2026-11-20T20:30:00.000Z'));
  expect(mail.subject).toBe('Somebody tries to sign in to your Quad account');
  expect(mail.text).toContain('on 2026-11-21 at 02:00 (Asia/Kolkata) many wrong passwords had been tried for your account at Quad');
  expect(mail.text).toContain('Your account stays open to you; for now every sign-in to it takes a few seconds longer.');
  expect(mail.text).toContain('https://quad.campus.example/forgot-password');
});
