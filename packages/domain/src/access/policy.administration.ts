import type { PolicyRow, PolicyTable } from './policyRow.ts';

const ADMINISTRATOR = { who: 'administrator', requiresReauthentication: true } as const satisfies Partial<PolicyRow>;
const OTHERS = 'Of anybody but oneself';
const NOT_OWN_UNIT = 'Of any unit but the own one';

/** Administration: for people with the right granted on the command line; each call requires recent reauthentication. */
export const ADMINISTRATION_POLICY: PolicyTable = {
  'GET /api/admin/people': { ...ADMINISTRATOR, row: 'M2', rule: 'Everybody of the institute; never what they prove themselves by.' },
  'POST /api/admin/people/{userId}/access': {
    ...ADMINISTRATOR,
    row: 'M2',
    rule: `${OTHERS}; two administrators who can sign in are always left.`,
  },
  'POST /api/admin/people/{userId}/correction': { ...ADMINISTRATOR, row: 'M2', rule: `${OTHERS}, one fact at a time.` },
  'PUT /api/admin/people/{userId}/role': {
    ...ADMINISTRATOR,
    row: 'M3',
    rule: `${OTHERS}; no role but STUDENT comes to a mailbox that nobody has proven, and none makes an administrator.`,
  },
  'GET /api/admin/account-changes': { ...ADMINISTRATOR, row: 'M11', rule: 'What waits in the institute.' },
  'POST /api/admin/account-changes': {
    ...ADMINISTRATOR,
    row: 'M11',
    rule: `${OTHERS}, with a reason, one at a time for a person and 20 for who asks; never where the one account has decided about what is of the other. The person is told.`,
  },
  'POST /api/admin/account-changes/{changeId}/decision': {
    ...ADMINISTRATOR,
    row: 'M11',
    rule: 'Confirmed or refused within three days by who neither asked for it nor is concerned, withdrawn by who asked.',
  },
  'GET /api/admin/offices': { ...ADMINISTRATOR, row: 'M3', rule: 'Who holds which office now.' },
  'GET /api/admin/positions': { ...ADMINISTRATOR, row: 'M9', rule: 'Every position, with how many hold it and how many ever did.' },
  'PUT /api/admin/positions/{positionId}': {
    ...ADMINISTRATOR,
    row: 'M9',
    rule: 'Of any position but one that the own person holds, or of the own unit; never fewer places than are taken.',
  },
  'GET /api/admin/position-holders': { ...ADMINISTRATOR, row: 'M9', rule: 'Who holds a position, and who held it before.' },
  'PUT /api/admin/position-holders/{holderId}': {
    ...ADMINISTRATOR,
    row: 'M9',
    rule: `${OTHERS}, and nobody puts themselves in; never more at a time than the position has places.`,
  },
  'GET /api/admin/audit': { ...ADMINISTRATOR, row: 'M4', rule: 'Never the author of anonymous feedback, who stands in no row.' },
  'POST /api/admin/audit/verification': { ...ADMINISTRATOR, row: 'M4', rule: 'The own institute; it changes nothing.' },
  'GET /api/admin/imports': { ...ADMINISTRATOR, row: 'M5', rule: 'Those of the last 30 days.' },
  'POST /api/admin/imports': { ...ADMINISTRATOR, row: 'M5', rule: 'A table within the limits; nothing is changed by it.' },
  'GET /api/admin/imports/{importId}': { ...ADMINISTRATOR, row: 'M5', rule: 'Any of the institute.' },
  'GET /api/admin/imports/{importId}/rows': { ...ADMINISTRATOR, row: 'M5', rule: 'Any of the institute.' },
  'PUT /api/admin/imports/{importId}/columns': {
    ...ADMINISTRATOR,
    row: 'M5',
    rule: 'Before it is done; it is checked, and nothing is changed.',
  },
  'POST /api/admin/imports/{importId}/application': {
    ...ADMINISTRATOR,
    row: 'M5',
    rule: 'Once it is checked, and only as it was checked; nobody gives an office to themselves.',
  },
  'POST /api/admin/imports/{importId}/undo': {
    ...ADMINISTRATOR,
    row: 'M5',
    rule: 'Within a day; what was changed since stays, and so does what concerns oneself or a disabled account.',
  },
  'GET /api/admin/exports/{kind}': {
    ...ADMINISTRATOR,
    row: 'M5',
    rule: 'What could be brought in as a table of this kind; never who has left.',
  },
  'GET /api/admin/units': { ...ADMINISTRATOR, row: 'M6', rule: 'Every unit, archived ones too; never its budget.' },
  'PUT /api/admin/units/{unitId}': {
    ...ADMINISTRATOR,
    row: 'M6',
    rule: `${NOT_OWN_UNIT}; under no unit that belongs to it, nor under an archived one.`,
  },
  'PUT /api/admin/units/{unitId}/state': {
    ...ADMINISTRATOR,
    row: 'M6',
    rule: `${NOT_OWN_UNIT}; after the units that belong to it, and back before them.`,
  },
  'PUT /api/admin/units/{unitId}/contact': {
    ...ADMINISTRATOR,
    row: 'M6',
    rule: `${NOT_OWN_UNIT}, and nobody gives it to themselves; as a sheet hands it over.`,
  },
  'GET /api/admin/institute': { ...ADMINISTRATOR, row: 'M7', rule: 'The own institute; never its secrets.' },
  'PUT /api/admin/institute': {
    ...ADMINISTRATOR,
    row: 'M7',
    rule: 'The own institute; never the domain of another one.',
  },
  'GET /api/admin/work': { ...ADMINISTRATOR, row: 'M8', rule: 'What was given up for the own institute; never what a mail says.' },
  'POST /api/admin/work/{workId}/retry': { ...ADMINISTRATOR, row: 'M8', rule: 'What was given up for the own institute.' },
  'POST /api/admin/work/{workId}/removal': { ...ADMINISTRATOR, row: 'M8', rule: 'What was given up for the own institute.' },
  'POST /api/admin/rooms': {
    ...ADMINISTRATOR,
    row: 'M10',
    part: 'rooms',
    rule: 'As the president does it; no two rooms have, or had, one name.',
  },
  'PUT /api/admin/rooms/{roomId}': {
    ...ADMINISTRATOR,
    row: 'M10',
    part: 'rooms',
    rule: 'As the president does it; what was booked in it stays.',
  },
  'PUT /api/admin/rooms/{roomId}/photo': { ...ADMINISTRATOR, row: 'M10', part: 'rooms', rule: 'As the president does it.' },
  'DELETE /api/admin/rooms/{roomId}/photo': { ...ADMINISTRATOR, row: 'M10', part: 'rooms', rule: 'As the president does it.' },
  'GET /api/admin/bookings': { ...ADMINISTRATOR, row: 'M10', rule: 'What is booked on a day, by whom and for what.' },
  'POST /api/admin/bookings/{requestId}/cancellation': {
    ...ADMINISTRATOR,
    row: 'M10',
    rule: 'A booking that is not over, with a reason that whoever has it is told; never by who waits for the room at that time.',
  },
  'GET /api/admin/health': {
    ...ADMINISTRATOR,
    row: 'M8',
    rule: 'The own work; the installation only where no other institute shares it.',
  },
};
