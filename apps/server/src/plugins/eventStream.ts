import type { OutgoingHttpHeaders } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A response as a stream of server-sent events to a browser's EventSource. */
export interface EventStream {
  /** Sends a message (JSON) with its id. The browser reports the last id when it reconnects. */
  send(id: string, data: string): void;
  /** Ends the stream. The browser reconnects by itself. */
  end(): void;
}

/** Buffer limit in bytes. A client that does not read is disconnected and reconnects when it can. */
const WAITING_BYTES = 64 * 1024;
/** Range of reconnection delays in milliseconds, so that streams that end together do not reconnect together. */
const COMES_BACK_MS = { from: 1000, to: 3000 } as const;

/**
 * Opens an event stream (HTML standard, server-sent events) as the response to a request. `onEnd` is called exactly once, whichever side
 * ends the stream. If the browser disconnected before this call, `onEnd` follows soon, since no event would report it.
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
  /** A destroyed socket accepts no data and does not always report so. */
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
    // Turns off response buffering in proxies.
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
