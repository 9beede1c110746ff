import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { openMailer } from './openMailer.ts';

const MESSAGE = { to: 'asha@campus.example', subject: 'Reset your password', text: 'Follow the link.' };
const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

describe('openMailer', () => {
  it('writes a file that a mail program opens where there is no SMTP server', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quad-mail-'));
    cleanUps.push(() => rm(dataDir, { recursive: true }));
    await openMailer({ dataDir, mail: { smtpUrl: undefined, from: 'Quad <quad@campus.example>' } }).send(MESSAGE);
    const [name = ''] = await readdir(path.join(dataDir, 'mails'));
    expect(name).toMatch(/\.eml$/);
    const content = await readFile(path.join(dataDir, 'mails', name), 'utf8');
    expect(content).toContain('To: asha@campus.example');
    expect(content).toContain('Subject: Reset your password');
    expect(content).toContain('Follow the link.');
  });

  it('hands the mail to the SMTP server', async () => {
    let received = '';
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, _session, done) {
        stream.on('data', (chunk) => {
          received += String(chunk);
        });
        stream.on('end', () => done());
      },
    });
    const socket = server.listen(0, '127.0.0.1');
    cleanUps.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    await new Promise((resolve) => socket.once('listening', resolve));
    const { port } = socket.address() as AddressInfo;
    await openMailer({ dataDir: '/nowhere', mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Quad <quad@campus.example>' } }).send(
      MESSAGE,
    );
    expect(received).toContain('Subject: Reset your password');
  });
});
