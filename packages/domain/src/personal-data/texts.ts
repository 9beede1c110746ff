/** Texts about the person's own data, except form texts. */
export const PERSONAL_DATA_TEXTS = {
  title: 'My data',
  leaveTitle: 'Leave',
  loading: 'Loading what is stored about you...',
  failed: 'Failed to load what is stored about you.',
  askFailed: 'Your data could not be requested. Please try again.',
  leaveFailed: 'Your request to leave could not be saved. Please try again.',
  stayFailed: 'Your account will still be erased: that could not be changed. Please try again.',
  leavesAlready: 'You are leaving already.',
  leavesNot: 'You are not leaving.',
  beingPrepared: 'Your data is being prepared already.',
  gone: 'This archive does not exist or has been deleted. Request your data again.',
} as const;

/** Responsibilities that an office-bearer must hand over before erasure, with instructions. */
export const ERASURE_OBSTACLE_TEXTS = {
  role: 'You hold an office. Have it handed over first: your account can leave as a student.',
  administrator: 'You are an administrator. Have that right removed first.',
  contact: 'Your address is the contact of a unit. Have another contact named first.',
} as const;
export type ErasureObstacle = keyof typeof ERASURE_OBSTACLE_TEXTS;
export const ERASURE_OBSTACLES = Object.keys(ERASURE_OBSTACLE_TEXTS) as [ErasureObstacle, ...ErasureObstacle[]];

/** Records that the institute keeps with a number instead of the name, with the reason: they also concern others, or are counted. */
export const RETAINED_RECORD_TEXTS = {
  participations: 'Places at events that are over, because they are counted',
  'check-ins': 'Check-ins at events, because they are counted',
  certificates: 'Certificates, because they can still be checked: your name goes',
  positions: 'Positions held, because units report them',
  'events-organized': 'Events organized, because they are counted',
  decisions: 'Decisions about others: endorsements, verifications, appointments, answers',
  requests: 'Skills, rooms and tables that others use or have decided about',
  'feedback-given': 'Feedback given under your name: its text stays, your name goes',
  'feedback-about': 'Feedback about you: its rating stays, its text goes',
  audit: 'Lines of the audit log: what was done stays, who did it is a number',
} as const;
export type RetainedRecord = keyof typeof RETAINED_RECORD_TEXTS;
export const RETAINED_RECORDS = Object.keys(RETAINED_RECORD_TEXTS) as [RetainedRecord, ...RetainedRecord[]];

/** Names of an archive's sections, in order. */
export const EXPORT_SECTION_TEXTS = {
  profile: 'Your profile',
  'list-entry': "Entry in the institute's list",
  sessions: 'Your open sessions',
  'sign-in-accounts': 'Accounts that you sign in with',
  passkeys: 'Your passkeys',
  skills: 'Your skills so far',
  'proposed-skills': 'Skills that you proposed',
  achievements: 'Your achievements so far',
  positions: 'Positions that you hold or held',
  'activity-points': 'Activity points',
  'events-organized': 'Events that you organized',
  'events-attended': 'Events that you took part in',
  registrations: 'Your registrations for events',
  'event-answers': 'What you answered to questions of events',
  'survey-answers': 'What you answered to surveys under your name',
  'check-ins': 'Your check-ins',
  'door-duty': 'Check-ins that you did for others',
  'shown-record': 'What you show of your record',
  credentials: 'Credentials about you',
  certificates: 'Your certificates',
  'followed-units': 'Units that you follow',
  'feedback-given': 'Feedback under your name',
  'feedback-about': 'Feedback about you',
  'room-requests': 'Rooms that you requested',
  budgets: 'Money that you requested',
  'expense-claims': 'Money that you claimed',
  decisions: 'Decisions that you made',
  notifications: 'Notifications that you received',
  'notification-choices': 'Your notification settings',
  devices: 'Devices that get messages',
  'calendar-addresses': 'Calendar addresses',
  imports: 'Tables that you imported',
  'audit-log': 'Audit log: what you did, and what was done to your account',
} as const;
export type ExportSection = keyof typeof EXPORT_SECTION_TEXTS;
export const EXPORT_SECTIONS = Object.keys(EXPORT_SECTION_TEXTS) as ExportSection[];

/** Other texts on an archive's page. */
export const EXPORT_PAGE_TEXTS = {
  title: 'What {portal} stores about {name}',
  asOf: 'As of {moment} ({zone}). The same is in data.json and, part by part, in the folder csv; your photo lies beside them.',
  anonymous:
    'Feedback that you gave anonymously is not here: stored beside your name it would not be anonymous any more. You read it under Feedback.',
  names: 'Columns are named as in the files. Others are left out: what they said or did is theirs.',
  nothing: 'Nothing is stored here.',
} as const;
