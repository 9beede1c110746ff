import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  readonly url: string;
  /** The received mails in their transmitted form. */
  readonly received: readonly { readonly to: readonly string[]; readonly content: string }[];
  /** Number of opened connections. */
  readonly connections: () => number;
  close(): Promise<void>;
}

export interface SmtpSinkOptions {
  /** Rejects every recipient with this code. */
  readonly refuseWith?: number;
  /** Rejects every sender with this code. */
  readonly refuseSenderWith?: number;
  /** Delays the response to a mail until this resolves. A function can decide for each mail. */
  readonly answersAfter?: Promise<void> | ((content: string) => Promise<void>);
}

/** A real local mail server for one test. */
export async function smtpSink({
  refuseWith,
  refuseSenderWith,
  answersAfter = Promise.resolve(),
}: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const received: { to: string[]; content: string }[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onMailFrom(_address, _session, done) {
      done(refuseSenderWith ? Object.assign(new Error('Sign in first'), { responseCode: refuseSenderWith }) : undefined);
    },
    onRcptTo(_address, _session, done) {
      done(refuseWith ? Object.assign(new Error('No such mailbox here'), { responseCode: refuseWith }) : undefined);
    },
    onData(stream, session, done) {
      let content = '';
      stream.on('data', (chunk) => {
        content += String(chunk);
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), content });
        void (typeof answersAfter === 'function' ? answersAfter(content) : answersAfter).then(() => done());
      });
    },
  });
  server.on('error', () => undefined);
  const socket = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => socket.once('listening', resolve));
  const { port } = socket.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
