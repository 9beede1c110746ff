import * as v from 'valibot';
import { body } from '../fields/body.ts';

/** Push services of browsers: the server sends to no other host, whatever endpoint a client names. */
const SERVICES = /^(fcm\.googleapis\.com|([\w-]+\.)*(push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com))$/;
const MAX_ENDPOINT_LENGTH = 1024;

/** Whether a URL is at one of those services. */
export function isPushEndpoint(text: string): boolean {
  if (text.length > MAX_ENDPOINT_LENGTH || !URL.canParse(text)) return false;
  const { protocol, host, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && SERVICES.test(host);
}

const KEY = /^[\w-]{16,128}={0,2}$/;
const message = 'This browser provided no address for messages.';

/** A push subscription of a device: its endpoint, and the keys to encrypt for it. */
export const PushDeviceInput = body({
  endpoint: v.pipe(v.string(message), v.check(isPushEndpoint, message)),
  keys: v.object({ p256dh: v.pipe(v.string(), v.regex(KEY, message)), auth: v.pipe(v.string(), v.regex(KEY, message)) }),
});
export type PushDeviceInput = v.InferOutput<typeof PushDeviceInput>;

/** The device to remove. */
export const ForgetDeviceInput = body({ endpoint: v.pipe(v.string(message), v.maxLength(MAX_ENDPOINT_LENGTH, message)) });

/** The server's public key, in base64url, which a browser needs to subscribe. */
export const PushTerms = v.object({ public_key: v.string() });
export type PushTerms = v.InferOutput<typeof PushTerms>;

/** Content of a push message. It is encrypted for the device, so the push service cannot read it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Path that a click opens, on the portal's own origin. */
  readonly path: string;
  /** A later message with the same tag replaces this one. */
  readonly tag: string;
}
