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
/** When the browser comes back after the stream has ended, in milliseconds; not all at once. */
const COMES_BACK_MS = 1000;

/**
 * Opens an event stream (HTML standard, server-sent events) as the answer to a request. `onEnd` is called once, whoever ended it, and
 * soon where the browser was gone before this was called: then nothing else ever says so.
 */
export function openEventStream(reply: FastifyReply, { onEnd }: { onEnd: () => void }): EventStream {
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
  write(`retry: ${COMES_BACK_MS + Math.floor(Math.random() * COMES_BACK_MS)}\n\n`);
  finished(raw, ended);
  return {
    send(id, data) {
      if (raw.writableLength > WAITING_BYTES) raw.destroy();
      else if (!raw.writableEnded) write(`id: ${id}\ndata: ${data}\n\n`);
    },
    end: () => void raw.end(),
  };
}
