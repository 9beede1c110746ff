import { randomKey } from './submissions.ts';

/** Returns a random UUID (RFC 9562, version 4). Also works over plain http, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  return randomKey().replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}
