import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpSink } from '../testing/smtpSink.ts';
import { fileTransport } from './fileMailer.ts';
import type { Letter } from './mailer.ts';
import { mailerOf } from './mailer.ts';
import { mailFolder, openMailTransport } from './openMailer.ts';
import { smtpTransport } from './smtpMailer.ts';

const FROM = 'Quad <quad@campus.example>';
const LETTER: Letter = {
  to: 'asha@campus.example',
  subject: 'Reset your password',
  text: 'Follow the link.',
  html: '<p>Follow the <b>link</b>.</p>',
  messageId: '<0198@campus.example>',
};
const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function sink(options?: Parameters<typeof smtpSink>[0]) {
  const opened = await smtpSink(options);
  cleanUps.push(opened.close);
  return opened;
}

describe('openMailer', () => {
  it('writes an .eml file when there is no SMTP server', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quad-mail-'));
    cleanUps.push(() => rm(dataDir, { recursive: true }));
    const config = { dataDir, mail: { smtpUrl: undefined, from: FROM } };
    await mailerOf(openMailTransport(config), config.mail.from).send(LETTER);
    expect(mailFolder(config)).toBe(path.join(dataDir, 'mails'));
    const [name = ''] = await readdir(path.join(dataDir, 'mails'));
    expect(name).toMatch(/\.eml$/);
    const content = await readFile(path.join(dataDir, 'mails', name), 'utf8');
    expect(content).toContain('To: asha@campus.example');
    expect(content).toContain('Subject: Reset your password');
    expect(content).toContain('Follow the link.');
    expect(content).toContain('<b>link</b>');
  });

  it.each([
    ['an address in another case', 'Asha@Campus.example'],
    ['an address that does not fit into a line', `${'a'.repeat(60)}@students.campus.example`],
    ['a quoted address', 'asha,rao@campus.example'],
    ['a domain in other letters', 'asha@कैंपस.example'],
  ])('deletes the stored mails to %s, and no others', async (_name, to) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'quad-mail-'));
    cleanUps.push(() => rm(folder, { recursive: true }));
    const transport = fileTransport(folder);
    await transport.send(FROM, { ...LETTER, to });
    await transport.send(FROM, { ...LETTER, to: `b${to}` });
    await transport.forget?.(to.toLowerCase());
    const files = await readdir(folder);
    expect(files).toHaveLength(1);
    expect((await stat(path.join(folder, files[0] ?? ''))).mode & 0o777).toBe(0o600);
    await transport.forget?.(`b${to}`);
    expect(await readdir(folder)).toEqual([]);
  });

  it('sends the mail to the SMTP server', async () => {
    const { url, received } = await sink();
    const config = { dataDir: '/nowhere', mail: { smtpUrl: url, from: FROM } };
    await mailerOf(openMailTransport(config), config.mail.from).send(LETTER);
    expect(mailFolder(config)).toBeUndefined();
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['asha@campus.example']);
    expect(received[0]?.content).toContain('Subject: Reset your password');
    expect(received[0]?.content).toContain('Message-ID: <0198@campus.example>');
  });

  it('sends an address with a comma as one recipient, which the SMTP server refuses', async () => {
    const { url, received } = await sink();
    const to = 'asha@campus.example,eve@evil.example';
    await expect(smtpTransport(url).send(FROM, { ...LETTER, to })).rejects.toMatchObject({
      code: 'EENVELOPE',
      rejected: ['"asha@campus.example,eve"@evil.example'],
    });
    expect(received).toEqual([]);
  });
});

describe('sending a mail by SMTP', () => {
  it('fails when the server refuses the mail', async () => {
    const { url, received } = await sink({ refuseWith: 550 });
    await expect(smtpTransport(url).send(FROM, LETTER)).rejects.toMatchObject({
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
    });
    expect(received).toEqual([]);
  });

  it('fails in another way when the server refuses the sender', async () => {
    const { url, received } = await sink({ refuseSenderWith: 530 });
    await expect(smtpTransport(url).send(FROM, LETTER)).rejects.toMatchObject({
      code: 'EENVELOPE',
      command: 'MAIL FROM',
      responseCode: 530,
    });
    expect(received).toEqual([]);
  });

  it('waits for a slow server', async () => {
    const { promise: answersAfter, resolve: answer } = Promise.withResolvers<void>();
    const { url, received } = await sink({ answersAfter });
    let isSent = false;
    const sending = smtpTransport(url)
      .send(FROM, LETTER)
      .then(() => {
        isSent = true;
      });
    await expect.poll(() => received.length).toBe(1);
    expect(isSent).toBe(false);
    answer();
    await sending;
    expect(received).toHaveLength(1);
  });

  it('times out when the server does not respond', async () => {
    const { url } = await sink({ answersAfter: new Promise(() => undefined) });
    await expect(smtpTransport(url, 300).send(FROM, LETTER)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('fails when the server is unreachable', async () => {
    const { url, close } = await smtpSink();
    await close();
    await expect(smtpTransport(url).send(FROM, LETTER)).rejects.toMatchObject({ code: 'ESOCKET' });
  });
});

describe('the headers of a mail', () => {
  it('mark it as generated, name its thread, and allow one-click unsubscribing', async () => {
    const { url, received } = await sink();
    const stopUrl = 'https://portal.campus.example/api/notifications/unsubscribe/AbC';
    await smtpTransport(url).send(FROM, { ...LETTER, stopUrl, threadId: '<event-e1@campus.example>' });
    const unfolded = received[0]?.content.replaceAll(/\r?\n[ \t]+/g, ' ') ?? '';
    for (const header of [
      'Auto-Submitted: auto-generated',
      `List-Unsubscribe: <${stopUrl}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'In-Reply-To: <event-e1@campus.example>',
      'References: <event-e1@campus.example>',
      'Message-ID: <0198@campus.example>',
    ])
      expect(unfolded).toContain(header);
  });

  it('omit unsubscribing and the thread for a mail without them', async () => {
    const { url, received } = await sink();
    await smtpTransport(url).send(FROM, LETTER);
    expect(received[0]?.content).not.toMatch(/List-Unsubscribe|In-Reply-To|References/);
  });
});
