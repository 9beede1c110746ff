import type { OutgoingHttpHeaders } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer that goes on: messages to an EventSource of the browser, as they come. */
export interface EventStream {
  /** Sends a message, a JSON value, with the id by which the browser says later what it got last. */
  send(id: string, data: string): void;
  /** Ends it; the browser comes back by itself. */
  end(): void;
}

/** A reader who takes nothing any more is left, and comes back when it can. */
const WAITING_BYTES = 64 * 1024;
/** When a browser comes back after its stream has ended, in milliseconds: of many that end at once each at another moment. */
const COMES_BACK_MS = { from: 1000, to: 3000 } as const;

/**
 * Opens an event stream (HTML standard, server-sent events) as the answer to a request. `onEnd` is called once, whoever ended it, and
 * soon where the browser was gone before this was called: then nothing else ever says so.
 */
export function openEventStream(
  reply: FastifyReply,
  { onEnd, random = Math.random }: { onEnd: () => void; random?: () => number },
): EventStream {
  reply.hijack();
  const { raw } = reply;
  let hasEnded = false;
  const ended = () => {
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  /** A socket that is gone takes nothing, and does not always say so. */
  const write = (text: string) => {
    raw.write(text, (error) => {
      if (error) ended();
    });
    if (raw.socket?.destroyed) raw.destroy();
  };
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that gather answers pass this one on as it comes.
    'x-accel-buffering': 'no',
  });
  const { from, to } = COMES_BACK_MS;
  write(`retry: ${from + Math.floor(random() * (to - from))}\n\n`);
  finished(raw, ended);
  return {
    send(id, data) {
      if (raw.writableLength > WAITING_BYTES) raw.destroy();
      else if (!raw.writableEnded) write(`id: ${id}\ndata: ${data}\n\n`);
    },
    end: () => void raw.end(),
  };
}
