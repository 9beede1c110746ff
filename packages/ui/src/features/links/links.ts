import { isWebAddress } from '@quad/domain/fields';
import type { InboxKind } from '@quad/domain/inbox';

/** The attributes of a link to a certificate, which leaves the portal; none for an address that a browser would run. */
export function certificateLink(address: string | null | undefined) {
  if (!address || !isWebAddress(address)) return undefined;
  return { href: address, external: true, target: '_blank', rel: 'noopener noreferrer' } as const;
}

/** Where what waits of one kind is decided. */
export function inboxPath(kind: InboxKind): string {
  return `/inbox?kind=${kind}`;
}

/** Where a request is decided that goes through a flow. */
export function approvalPath(requestId: string): string {
  return `/approvals?request=${requestId}`;
}

/** Where an event has its own page. */
export function eventPath(eventId: string): string {
  return `/events/${encodeURIComponent(eventId)}`;
}

/** Where those who manage an event see who registered for it. */
export function participantsPath(eventId: string): string {
  return `${eventPath(eventId)}/participants`;
}
