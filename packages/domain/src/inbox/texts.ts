import type { InboxDecisionName } from './decisions.ts';
import type { InboxKind } from './inboxItem.ts';
import type { InboxGroup } from './order.ts';

/** Words and sentences of the inbox that have nothing to fill in. */
export const INBOX_TEXTS = {
  title: 'Inbox',
  /** The list, for screen readers, and its tab. */
  label: 'Waits for you',
  loading: 'Loading what waits for you...',
  failed: 'Failed to load what waits for you.',
  emptyTitle: 'Nothing waits for you',
  emptyText: 'Room requests, endorsements, achievements and feedback appear here when it is your turn.',
  emptyKind: 'Nothing of this kind waits for you.',
  kind: 'Kind',
  /** A decision that the server did not take. */
  decideFailed: 'Failed to decide.',
  /** The way to all of it, where the first few stand. */
  all: 'All {count} in the inbox',
  keys: 'Keyboard shortcuts',
  /** What each key does. */
  keyNext: 'Next item',
  keyPrevious: 'Previous item',
  keySelect: 'Select the item',
  keyAccept: 'Approve, endorse or verify',
  keyRefuse: 'Reject or resolve',
  keyUndo: 'Undo what was decided last',
  keyHelp: 'Show these keys',
  useKeys: 'Use these keys',
  useKeysHint: 'Letters act as soon as they are pressed. Turn them off if that gets in your way.',
  /** What can be done with several. */
  clearSelection: 'Clear selection',
  decideMany: '{decision} ({count})',
  /** What things are called in the list. */
  wantsRoom: '{event} wants {room}',
  asksForEndorsement: '{person} asks to be endorsed in {skill}',
  newSkill: 'New skill: {skill}',
  achieved: '{person}: {title}',
  feedbackAbout: '{type} about {target}',
  noPositions: '{unit} has no positions yet',
  openPlaces: '{position}, {unit}: {open} of {places} places are open',
  /** What there is to know about them. */
  askedBy: 'asked by {person}',
  tenure: 'Tenure {tenure}',
  somebody: 'Somebody',
  viewEvent: 'View event',
  /** The headings of the groups. */
  groups: {
    soon: 'In the next 7 days',
    long: 'Waiting for more than 2 weeks',
    new: 'Came in the last 2 weeks',
    later: 'Rooms for later',
    complete: 'To complete',
    past: 'The day has passed',
  } satisfies Record<InboxGroup, string>,
  /** One kind. */
  kinds: {
    'room-request': 'Room request',
    'user-skill': 'Skill to endorse',
    skill: 'New skill',
    achievement: 'Achievement',
    approval: 'Approval',
    feedback: 'Feedback',
    unit: 'Unit without positions',
    position: 'Open position',
  } satisfies Record<InboxKind, string>,
  decisions: {
    approve: 'Approve',
    reject: 'Reject',
    endorse: 'Endorse',
    verify: 'Verify',
    resolve: 'Resolve',
  } satisfies Record<InboxDecisionName, string>,
  /** What was just decided of one thing, as long as it can be undone. */
  decided: {
    approve: 'Approved: {title}',
    reject: 'Rejected: {title}',
    endorse: 'Endorsed: {title}',
    verify: 'Verified: {title}',
    resolve: 'Resolved: {title}',
  } satisfies Record<InboxDecisionName, string>,
  /** The same of several. */
  decidedMany: {
    approve: 'Approved: {count}',
    reject: 'Rejected: {count}',
    endorse: 'Endorsed: {count}',
    verify: 'Verified: {count}',
    resolve: 'Resolved: {count}',
  } satisfies Record<InboxDecisionName, string>,
} as const;
