import { isWebAddress } from '@quad/domain/fields';
import type { InboxKind } from '@quad/domain/inbox';

/** The attributes of an external link to a certificate; undefined for an unsafe address such as `javascript:`. */
export function certificateLink(address: string | null | undefined) {
  if (!address || !isWebAddress(address)) return undefined;
  return { href: address, external: true, target: '_blank', rel: 'noopener noreferrer' } as const;
}

/** The address of the inbox, filtered by kind. */
export function inboxPath(kind: InboxKind): string {
  return `/inbox?kind=${kind}`;
}

/** The address of a request in an approval flow. */
export function approvalPath(requestId: string): string {
  return `/approvals?request=${requestId}`;
}

/** The address of an event's page. */
export function eventPath(eventId: string): string {
  return `/events/${encodeURIComponent(eventId)}`;
}

/** The address of an event's participants, for its managers. */
export function participantsPath(eventId: string): string {
  return `${eventPath(eventId)}/participants`;
}
