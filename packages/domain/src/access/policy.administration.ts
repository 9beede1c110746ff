import type { PolicyRow, PolicyTable } from './policyRow.ts';

const ADMINISTRATOR = { who: 'administrator', requiresReauthentication: true } as const satisfies Partial<PolicyRow>;
const OTHERS = "For anybody's account except one's own";
const NOT_OWN_UNIT = "For any unit except one's own";

/** Administration: for people with the right granted on the command line; each call requires recent reauthentication. */
export const ADMINISTRATION_POLICY: PolicyTable = {
  'GET /api/admin/people': { ...ADMINISTRATOR, row: 'M2', rule: 'All accounts of the institute, without their credentials.' },
  'POST /api/admin/people/{userId}/access': {
    ...ADMINISTRATOR,
    row: 'M2',
    rule: `${OTHERS}; at least two administrators who can sign in always remain.`,
  },
  'POST /api/admin/people/{userId}/correction': { ...ADMINISTRATOR, row: 'M2', rule: `${OTHERS}, one field at a time.` },
  'PUT /api/admin/people/{userId}/role': {
    ...ADMINISTRATOR,
    row: 'M3',
    rule: `${OTHERS}; an account with an unproven mailbox can only be STUDENT, and no role makes an administrator.`,
  },
  'GET /api/admin/account-changes': { ...ADMINISTRATOR, row: 'M11', rule: 'Waiting changes of the institute.' },
  'POST /api/admin/account-changes': {
    ...ADMINISTRATOR,
    row: 'M11',
    rule: `${OTHERS}, with a reason; one waiting change for a person and 20 for an administrator. Accounts are not merged if one has decided about something of the other. The person is notified.`,
  },
  'POST /api/admin/account-changes/{changeId}/decision': {
    ...ADMINISTRATOR,
    row: 'M11',
    rule: 'Within three days; confirmed or refused by an administrator who neither requested the change nor is concerned, withdrawn by the one who requested it.',
  },
  'GET /api/admin/offices': { ...ADMINISTRATOR, row: 'M3', rule: 'All current holders of offices.' },
  'GET /api/admin/positions': { ...ADMINISTRATOR, row: 'M9', rule: 'All positions of the institute.' },
  'PUT /api/admin/positions/{positionId}': {
    ...ADMINISTRATOR,
    row: 'M9',
    rule: 'For any position, except one that the administrator holds or that belongs to their own unit; never fewer places than are taken.',
  },
  'GET /api/admin/position-holders': { ...ADMINISTRATOR, row: 'M9', rule: 'All current and former holders.' },
  'PUT /api/admin/position-holders/{holderId}': {
    ...ADMINISTRATOR,
    row: 'M9',
    rule: "Never the administrator's own holding, and nobody appoints themselves; never more holders at a time than the position has places.",
  },
  'GET /api/admin/audit': { ...ADMINISTRATOR, row: 'M4', rule: 'No row names the author of anonymous feedback.' },
  'POST /api/admin/audit/verification': { ...ADMINISTRATOR, row: 'M4', rule: 'The log of the own institute; read-only.' },
  'GET /api/admin/imports': { ...ADMINISTRATOR, row: 'M5', rule: 'Imports of the last 30 days.' },
  'POST /api/admin/imports': { ...ADMINISTRATOR, row: 'M5', rule: 'A table within the limits; applies nothing.' },
  'GET /api/admin/imports/{importId}': { ...ADMINISTRATOR, row: 'M5', rule: 'Any import of the institute.' },
  'GET /api/admin/imports/{importId}/rows': { ...ADMINISTRATOR, row: 'M5', rule: 'Any import of the institute.' },
  'PUT /api/admin/imports/{importId}/columns': {
    ...ADMINISTRATOR,
    row: 'M5',
    rule: 'Before it is applied; checks the lines and applies nothing.',
  },
  'POST /api/admin/imports/{importId}/application': {
    ...ADMINISTRATOR,
    row: 'M5',
    rule: 'Once it is checked, and exactly as checked; nobody gives themselves an office.',
  },
  'POST /api/admin/imports/{importId}/undo': {
    ...ADMINISTRATOR,
    row: 'M5',
    rule: 'Within a day; keeps what was changed since, and what concerns the administrator or a disabled account.',
  },
  'GET /api/admin/exports/{kind}': {
    ...ADMINISTRATOR,
    row: 'M5',
    rule: 'Records that can be imported as a table of this kind; none of erased people.',
  },
  'GET /api/admin/units': { ...ADMINISTRATOR, row: 'M6', rule: 'All units, archived ones too, without budgets.' },
  'PUT /api/admin/units/{unitId}': {
    ...ADMINISTRATOR,
    row: 'M6',
    rule: `${NOT_OWN_UNIT}; not under a unit that belongs to it, nor under an archived one.`,
  },
  'PUT /api/admin/units/{unitId}/state': {
    ...ADMINISTRATOR,
    row: 'M6',
    rule: `${NOT_OWN_UNIT}; sub-units are archived before it and restored after it.`,
  },
  'PUT /api/admin/units/{unitId}/contact': {
    ...ADMINISTRATOR,
    row: 'M6',
    rule: `${NOT_OWN_UNIT}, and nobody hands it to themselves; works like an import of offices.`,
  },
  'GET /api/admin/institute': { ...ADMINISTRATOR, row: 'M7', rule: 'The own institute, without its secrets.' },
  'PUT /api/admin/institute': {
    ...ADMINISTRATOR,
    row: 'M7',
    rule: 'The own institute; never the domain of another one.',
  },
  'GET /api/admin/work': { ...ADMINISTRATOR, row: 'M8', rule: 'Failed jobs of the own institute, without the texts of mails.' },
  'POST /api/admin/work/{workId}/retry': { ...ADMINISTRATOR, row: 'M8', rule: 'Failed jobs of the own institute.' },
  'POST /api/admin/work/{workId}/removal': { ...ADMINISTRATOR, row: 'M8', rule: 'Failed jobs of the own institute.' },
  'POST /api/admin/rooms': {
    ...ADMINISTRATOR,
    row: 'M10',
    part: 'rooms',
    rule: 'As for the president; no two rooms have, or had, the same name.',
  },
  'PUT /api/admin/rooms/{roomId}': {
    ...ADMINISTRATOR,
    row: 'M10',
    part: 'rooms',
    rule: 'As for the president; its bookings stay.',
  },
  'PUT /api/admin/rooms/{roomId}/photo': { ...ADMINISTRATOR, row: 'M10', part: 'rooms', rule: 'As for the president.' },
  'DELETE /api/admin/rooms/{roomId}/photo': { ...ADMINISTRATOR, row: 'M10', part: 'rooms', rule: 'As for the president.' },
  'GET /api/admin/bookings': { ...ADMINISTRATOR, row: 'M10', rule: 'All bookings of a day, with requester and event.' },
  'POST /api/admin/bookings/{requestId}/cancellation': {
    ...ADMINISTRATOR,
    row: 'M10',
    rule: 'A booking that is not over, with a reason that its requester is told; never by an administrator who waits for the room at that time.',
  },
  'GET /api/admin/health': {
    ...ADMINISTRATOR,
    row: 'M8',
    rule: 'Jobs of the own institute; the installation only if no other institute shares it.',
  },
};
