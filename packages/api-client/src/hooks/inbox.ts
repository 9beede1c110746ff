import type { InboxCount, InboxDecision, InboxItem, InboxKind } from '@quad/domain/inbox';
import { use } from 'react';
import { achievements } from '../contract/achievements.contract.ts';
import { feedback } from '../contract/feedback.contract.ts';
import { inbox } from '../contract/inbox.contract.ts';
import { roomRequests } from '../contract/roomRequests.contract.ts';
import { skills } from '../contract/skills.contract.ts';
import { isInboxKey, keys } from './keys.ts';
import { SessionContext, useSession } from './session/useSession.ts';
import { usePages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

/** Page size. */
const PAGE_SIZE = 30;

/** The pending items of the signed-in person, of every kind or of one, the most overdue first. */
export const useInbox = (kind?: InboxKind, limit = PAGE_SIZE) =>
  usePages(keys.inbox, [inbox.list, { query: { limit, ...(kind && { kind }) } }]);

/** The number of pending items of each kind; sends no request if `isEnabled` is false. */
export const useInboxCounts = (isEnabled = true) => useRead(isEnabled ? keys.inboxCounts : null, [inbox.counts]);

/** Removes a decided item from every list and decrements the count of its kind. */
function withoutItem({ id, kind }: Pick<InboxDecision, 'id' | 'kind'>) {
  return (data: readonly (InboxItem | InboxCount)[]) => {
    if (!data.some((each) => ('count' in each ? each.kind === kind && each.count > 0 : each._id === id))) return data;
    return data
      .filter((each) => 'count' in each || each._id !== id)
      .map((each) => ('count' in each && each.kind === kind ? { ...each, count: each.count - 1 } : each));
  };
}

/**
 * Removes the item from the cached inbox after a decision. After an error the inbox is refetched, because somebody else may have decided
 * first.
 */
export function decidingInInbox(decided: Pick<InboxDecision, 'id' | 'kind'>): Effects<unknown> {
  return {
    patch: () => ({ keys: isInboxKey, change: withoutItem(decided) }),
    refresh: [keys.dashboardStats],
    refreshAfter: () => [isInboxKey],
  };
}

/** Lets the request continue if the page is left meanwhile. */
const fetchKeepAlive: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** Decides a pending item as the signed-in person, with the same call as its own screen. */
export function useDecideInInbox(): (decision: InboxDecision) => Promise<unknown> {
  const write = useWrite();
  const { user } = useSession();
  const session = use(SessionContext);
  return async ({ kind, id, decision, actionsTaken = '' }) => {
    // A decision may be sent while its screen unmounts, which also happens when somebody else signs in.
    if (session?.current().user?._id !== user?._id) throw new Error('Whoever decided this is not signed in any more.');
    const effects = decidingInInbox({ id, kind });
    const fetch = fetchKeepAlive;
    switch (kind) {
      case 'room-request': {
        const status = decision === 'approve' ? 'Approved' : 'Rejected';
        return write([roomRequests.decide, { params: { requestId: id }, body: { status, reviewed_by: user?._id }, fetch }], effects);
      }
      case 'user-skill':
        return write([skills.endorseOfUser, { params: { id }, fetch }], effects);
      case 'skill':
        return write([skills.endorse, { params: { skillId: id }, fetch }], effects);
      case 'achievement':
        return write([achievements.verify, { params: { id }, body: { verified_by: user?._id }, fetch }], effects);
      case 'feedback': {
        const body = { actions_taken: actionsTaken, resolved_by: user?._id };
        return write([feedback.resolve, { params: { feedbackId: id }, body, fetch }], effects);
      }
      default:
        throw new Error(`Nothing of the kind ${kind} is decided in the inbox.`);
    }
  };
}
