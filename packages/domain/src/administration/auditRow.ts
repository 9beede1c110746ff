import * as v from 'valibot';
import { Id } from '../identity/id.ts';

/** A row of the audit log as shown to administrators. */
export const AuditRow = v.object({
  _id: Id,
  at: v.string(),
  /** Noun and verb: `room-request.decide`. */
  action: v.string(),
  /** Null if the server or its command line acted, or if the person must not be identified. */
  actor: v.nullable(v.object({ _id: Id, name: v.string(), username: v.string() })),
  /** The object of the action; null if there is none. The name is blank if it has none or no longer exists. */
  subject: v.nullable(v.object({ _id: Id, name: v.string() })),
  detail: v.record(v.string(), v.unknown()),
  /** Position in the hash chain; null until it has one. */
  position: v.nullable(v.number()),
});
export type AuditRow = v.InferOutput<typeof AuditRow>;

/** Result of verifying the whole log. */
export const AuditVerdict = v.object({
  rows: v.number(),
  /** Number of external checkpoints that it was compared with. */
  checkpoints: v.number(),
  /** One sentence for each fault found. */
  faults: v.array(v.string()),
});
export type AuditVerdict = v.InferOutput<typeof AuditVerdict>;

/** Subject areas: the first word of an action; each is an option of the filter. */
export const AUDIT_AREAS = {
  account: 'People',
  'account-change': 'Changes of accounts',
  session: 'Signing in',
  'sign-in': 'Ways to sign in',
  administration: 'Administration',
  import: 'Imports',
  office: 'Offices',
  people: 'The list of people',
  unit: 'Units',
  position: 'Positions',
  'position-holder': 'Position holders',
  event: 'Events',
  'event-report': 'Reports of events',
  registration: 'Registrations',
  questions: 'Questions of events',
  series: 'Series',
  survey: 'Surveys after events',
  'check-in': 'Check-in',
  room: 'Rooms',
  'room-request': 'Room requests',
  feedback: 'Feedback',
  skill: 'Skills',
  'user-skill': "People's skills",
  accreditation: 'Accreditation',
  'accreditation-officer': 'Accreditation officers',
  'accreditation-template': 'Accreditation templates',
  achievement: 'Achievements',
  profile: 'Profiles',
  'personal-data': 'My data',
  record: 'Record',
  credential: 'Credentials',
  credentials: 'Keys of credentials',
  certificate: 'Certificates',
  points: 'Activity points',
  'point-rules': 'Rules',
  'point-term': 'Terms',
  adviser: 'Advisers',
  claim: 'Claims',
  approval: 'Approvals',
  deputy: 'Deputy',
  ledger: 'Ledger',
  budget: 'Budgets',
  'expense-claim': 'Claims of expenses',
  payee: 'Accounts to pay to',
  payment: 'Payments',
  treasurer: 'Treasurers',
  fee: 'Fees of events',
  'calendar-feed': 'Calendar',
  institute: 'The institute',
  work: 'Mails and jobs',
  'public-page': 'Public page',
  backup: 'Backups',
  audit: 'The audit log',
} as const;
export type AuditArea = keyof typeof AUDIT_AREAS;
export const AUDIT_AREA_NAMES = Object.keys(AUDIT_AREAS) as [AuditArea, ...AuditArea[]];

/** Returns the details as short texts for a line or a cell; old and new values are joined by an arrow. */
export function auditDetails({ detail }: Pick<AuditRow, 'detail'>): string[] {
  return Object.entries(detail).flatMap(([name, value]) => (value === null || value === '' ? [] : [`${name}: ${String(value)}`]));
}
