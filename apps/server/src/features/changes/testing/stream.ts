import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { ChangeMessage } from '@quad/domain/changes';
import type { Visitor } from '../../../testing/testApp.ts';

interface Message extends ChangeMessage {
  readonly id: string;
}

/** Parses a response like a browser's EventSource. */
export class Stream {
  readonly answer: IncomingMessage;
  readonly messages: Message[] = [];
  hasEnded = false;
  #text = '';
  #waiting: (() => void)[] = [];

  constructor(answer: IncomingMessage) {
    this.answer = answer;
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => this.#parse(text));
    answer.on('close', () => {
      this.hasEnded = true;
      this.#wake();
    });
    answer.on('error', () => undefined);
  }

  get lastId(): string {
    return this.messages.at(-1)?.id ?? '';
  }

  /** The messages without heartbeats. */
  get changes() {
    return this.messages.flatMap(({ changes }) => changes);
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      if (this.hasEnded) throw new Error('The stream has ended.');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async untilEnd(): Promise<void> {
    while (!this.hasEnded) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  disconnect(): void {
    this.answer.destroy();
  }

  #parse(text: string): void {
    this.#text += text;
    const parts = this.#text.split('\n\n');
    this.#text = parts.pop() ?? '';
    for (const part of parts) {
      const fields = Object.fromEntries(part.split('\n').map((line) => line.split(/: (.*)/s)));
      if (fields.data) this.messages.push({ id: fields.id, ...JSON.parse(fields.data) });
    }
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/** Requests a stream over its own socket, like a browser. */
export function requestStream(port: number, { cookies }: Visitor, { after }: { after?: string } = {}): ClientRequest {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const headers = { cookie: cookie.join('; '), 'sec-fetch-site': 'same-origin', ...(after !== undefined && { 'last-event-id': after }) };
  return get({ host: '127.0.0.1', port, path: '/api/changes', headers, agent: false });
}

/** Opens a stream and waits for its first message. */
export async function openStream(port: number, visitor: Visitor, options?: { after?: string }): Promise<Stream> {
  const [answer] = (await once(requestStream(port, visitor, options), 'response')) as [IncomingMessage];
  const stream = new Stream(answer);
  if (answer.statusCode === 200) await stream.until(() => stream.messages.length > 0);
  return stream;
}
