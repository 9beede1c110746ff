import { GENSEC_ROLES } from '../access/roles.ts';
import type { ApprovalFlow, ApprovalStep } from './flow.ts';
import type { FlowKind } from './instituteFlow.ts';

const ONE_STEP = { parallel: false, quorum: 'any', conditions: [], covers: [], promise: null } as const satisfies Partial<ApprovalStep>;

/**
 * The decision about a room as a flow of one step: the president, or the role that the catalogue names for the room. The release of a
 * booking is not part of the flow: callers check it themselves.
 */
export const ROOM_REQUEST_FLOW: ApprovalFlow = {
  _id: 'room-request',
  version: 1,
  is_active: true,
  kind: 'room-request',
  name: 'Room request',
  steps: [
    {
      ...ONE_STEP,
      _id: 'decision',
      name: 'Decision',
      approvers: [{ kind: 'role', role: 'PRESIDENT', scope: 'institute' }, { kind: 'room-decider' }],
    },
  ],
};

/** Default flow of a claim of an external activity: the adviser of the class decides. */
export const ACTIVITY_CLAIM_FLOW: ApprovalFlow = {
  _id: 'activity-claim',
  version: 1,
  is_active: true,
  kind: 'activity-claim',
  name: 'Claim of an activity',
  steps: [
    {
      ...ONE_STEP,
      _id: 'adviser',
      name: 'Adviser of the class',
      approvers: [{ kind: 'adviser' }],
      promise: { days: 7, reminder_days: 7, deputy_days: 14 },
    },
  ],
};

/** Amount in rupees above which the general secretary's approval is not enough. */
const PRESIDENT_ABOVE = 50_000;
const WITHIN_A_WEEK = { days: 7, reminder_days: 7, deputy_days: 14 };

/**
 * Default flow of a budget: the unit's general secretary decides, and above an amount the president too. The president and the
 * administrators are alternatives where one of them is the requester or there is no general secretary, so that no request is stuck and
 * nobody decides their own.
 */
export const BUDGET_FLOW: ApprovalFlow = {
  _id: 'budget',
  version: 1,
  is_active: true,
  kind: 'budget',
  name: 'Budget',
  steps: [
    {
      ...ONE_STEP,
      _id: 'general-secretary',
      name: 'General secretary',
      approvers: [{ kind: 'secretary' }, { kind: 'role', role: 'PRESIDENT', scope: 'institute' }],
      promise: WITHIN_A_WEEK,
    },
    {
      ...ONE_STEP,
      _id: 'president',
      name: 'President',
      approvers: [{ kind: 'role', role: 'PRESIDENT', scope: 'institute' }, { kind: 'administrator' }],
      conditions: [{ fact: 'amount', above: PRESIDENT_ABOVE }],
      promise: WITHIN_A_WEEK,
    },
  ],
};

/** Amounts in rupees above which a second office, and then the president, decides on a claim. */
const SECOND_OFFICE_ABOVE = 5000;
const CLAIM_TO_PRESIDENT_ABOVE = 25_000;
const SECRETARY = { kind: 'secretary' } as const;
const PRESIDENT = { kind: 'role', role: 'PRESIDENT', scope: 'institute' } as const;
const ADMINISTRATOR = { kind: 'administrator' } as const;

/** Default flow of an expense claim: the unit's coordinator or a higher office decides, and above an amount the next office too. */
export const REIMBURSEMENT_FLOW: ApprovalFlow = {
  _id: 'reimbursement',
  version: 1,
  is_active: true,
  kind: 'reimbursement',
  name: 'Claim of expenses',
  steps: [
    {
      ...ONE_STEP,
      _id: 'coordinator',
      name: 'Coordinator of the unit',
      approvers: [{ kind: 'role', role: 'CLUB_COORDINATOR', scope: 'unit' }, SECRETARY, PRESIDENT],
      promise: { days: 7, reminder_days: 7, deputy_days: 14 },
    },
    {
      ...ONE_STEP,
      _id: 'secretary',
      name: 'General secretary',
      approvers: [SECRETARY, PRESIDENT, ADMINISTRATOR],
      conditions: [{ fact: 'amount', above: SECOND_OFFICE_ABOVE }],
      promise: { days: 7, reminder_days: 7, deputy_days: 14 },
    },
    {
      ...ONE_STEP,
      _id: 'president',
      name: 'President',
      approvers: [PRESIDENT, ADMINISTRATOR],
      conditions: [{ fact: 'amount', above: CLAIM_TO_PRESIDENT_ABOVE }],
      promise: { days: 7, reminder_days: 7, deputy_days: 14 },
    },
  ],
};

/** Default flow of an event's certificates: no approval; whoever may edit the event issues them. */
export const CERTIFICATES_FLOW: ApprovalFlow = {
  _id: 'certificates',
  version: 1,
  is_active: true,
  kind: 'certificates',
  name: 'Certificates',
  steps: [],
};

/** The portal's default flows, which an institute may replace. */
export const SHIPPED_FLOWS: Readonly<Record<FlowKind, ApprovalFlow>> = {
  'activity-claim': ACTIVITY_CLAIM_FLOW,
  certificates: CERTIFICATES_FLOW,
  budget: BUDGET_FLOW,
  reimbursement: REIMBURSEMENT_FLOW,
};

/** An endorsement as a flow of one step: the president, the general secretary of the category, or a coordinator of a unit in it. */
export const ENDORSEMENT_FLOW: ApprovalFlow = {
  _id: 'endorsement',
  version: 1,
  is_active: true,
  kind: 'endorsement',
  name: 'Endorsement',
  steps: [
    {
      ...ONE_STEP,
      _id: 'endorsement',
      name: 'Endorsement',
      approvers: [
        { kind: 'role', role: 'PRESIDENT', scope: 'institute' },
        ...GENSEC_ROLES.map((role) => ({ kind: 'role' as const, role, scope: 'category' as const })),
        { kind: 'role', role: 'CLUB_COORDINATOR', scope: 'category' },
      ],
    },
  ],
};
