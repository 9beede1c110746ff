import type { InboxDecisionName } from './decisions.ts';
import type { InboxKind } from './inboxItem.ts';
import type { InboxGroup } from './order.ts';

/** Texts of the inbox without placeholders. */
export const INBOX_TEXTS = {
  title: 'Inbox',
  /** Label of the list, for screen readers and its tab. */
  label: 'Waits for you',
  loading: 'Loading what waits for you...',
  failed: 'Failed to load what waits for you.',
  emptyTitle: 'Nothing waits for you',
  emptyText: 'Room requests, endorsements, achievements and feedback appear here when it is your turn.',
  emptyKind: 'Nothing of this kind waits for you.',
  kind: 'Kind',
  /** Shown if the server rejects a decision. */
  decideFailed: 'Failed to decide.',
  /** Link to the whole inbox below its first items. */
  all: 'All {count} in the inbox',
  keys: 'Keyboard shortcuts',
  /** Descriptions of the keyboard shortcuts. */
  keyNext: 'Next item',
  keyPrevious: 'Previous item',
  keySelect: 'Select the item',
  keyAccept: 'Approve, endorse or verify',
  keyRefuse: 'Reject or resolve',
  keyUndo: 'Undo what was decided last',
  keyHelp: 'Show these keys',
  useKeys: 'Use these keys',
  useKeysHint: 'Letters act as soon as they are pressed. Turn them off if they get in your way.',
  /** Actions on several selected items. */
  clearSelection: 'Clear selection',
  decideMany: '{decision} ({count})',
  /** Titles of items in the list. */
  wantsRoom: '{event} wants {room}',
  asksForEndorsement: '{person} asks to be endorsed in {skill}',
  newSkill: 'New skill: {skill}',
  achieved: '{person}: {title}',
  feedbackAbout: '{type} about {target}',
  noPositions: '{unit} has no positions yet',
  openPlaces: '{position}, {unit}: {open} of {places} places are open',
  /** Details of items. */
  askedBy: 'requested by {person}',
  tenure: 'Tenure {tenure}',
  somebody: 'Somebody',
  viewEvent: 'View event',
  /** Headings of the groups. */
  groups: {
    soon: 'In the next 7 days',
    long: 'Waiting for more than 2 weeks',
    new: 'Came in the last 2 weeks',
    later: 'Rooms for later',
    complete: 'To complete',
    past: 'The day has passed',
  } satisfies Record<InboxGroup, string>,
  /** Names of one kind. */
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
  /** Result of a decision on one item, while it can be undone. */
  decided: {
    approve: 'Approved: {title}',
    reject: 'Rejected: {title}',
    endorse: 'Endorsed: {title}',
    verify: 'Verified: {title}',
    resolve: 'Resolved: {title}',
  } satisfies Record<InboxDecisionName, string>,
  /** The same for several items. */
  decidedMany: {
    approve: 'Approved: {count}',
    reject: 'Rejected: {count}',
    endorse: 'Endorsed: {count}',
    verify: 'Verified: {count}',
    resolve: 'Resolved: {count}',
  } satisfies Record<InboxDecisionName, string>,
} as const;
