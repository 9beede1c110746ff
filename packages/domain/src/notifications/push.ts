import * as v from 'valibot';
import { body } from '../fields/body.ts';

/** The services of browsers that deliver messages: a server sends to nobody else, whatever address it is told. */
const SERVICES = /^(fcm\.googleapis\.com|([\w-]+\.)*(push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com))$/;
const LONGEST_ENDPOINT = 1024;

/** True for an address at one of those services. */
export function isPushEndpoint(text: string): boolean {
  if (text.length > LONGEST_ENDPOINT || !URL.canParse(text)) return false;
  const { protocol, host, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && SERVICES.test(host);
}

const KEY = /^[\w-]{16,128}={0,2}$/;
const message = 'This browser gave no address that messages can be sent to.';

/** A device as its browser names it: where to send, and the keys that only the device reads with. */
export const PushDeviceInput = body({
  endpoint: v.pipe(v.string(message), v.check(isPushEndpoint, message)),
  keys: v.object({ p256dh: v.pipe(v.string(), v.regex(KEY, message)), auth: v.pipe(v.string(), v.regex(KEY, message)) }),
});
export type PushDeviceInput = v.InferOutput<typeof PushDeviceInput>;

/** Which device is to be told no more. */
export const ForgetDeviceInput = body({ endpoint: v.pipe(v.string(message), v.maxLength(LONGEST_ENDPOINT, message)) });

/** What a browser needs to know to be told: the server's public key, in the alphabet of URLs. */
export const PushTerms = v.object({ public_key: v.string() });
export type PushTerms = v.InferOutput<typeof PushTerms>;

/** What a device shows. It is sealed for the device: whoever delivers it reads nothing of it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where pressing it leads, on the portal's own origin. */
  readonly path: string;
  /** A later message with the same one takes the place of this one. */
  readonly tag: string;
}
