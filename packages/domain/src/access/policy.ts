import { ACCOUNT_POLICY } from './policy.accounts.ts';
import { ADMINISTRATION_POLICY } from './policy.administration.ts';
import { CALENDAR_POLICY } from './policy.calendar.ts';
import { CLAIM_POLICY } from './policy.claims.ts';
import { EVENT_POLICY } from './policy.events.ts';
import { FEEDBACK_POLICY } from './policy.feedback.ts';
import { INBOX_POLICY } from './policy.inbox.ts';
import { MONEY_POLICY } from './policy.money.ts';
import { NOTIFICATION_POLICY } from './policy.notifications.ts';
import { OPERATIONS_POLICY } from './policy.operations.ts';
import { PERSONAL_DATA_POLICY } from './policy.personalData.ts';
import { PUBLIC_PAGE_POLICY } from './policy.publicPages.ts';
import { RECOGNITION_POLICY } from './policy.recognition.ts';
import { RECORD_POLICY } from './policy.records.ts';
import { SERIES_POLICY } from './policy.series.ts';
import { SKILL_POLICY } from './policy.skills.ts';
import { UNIT_POLICY } from './policy.units.ts';
import type { PolicyRow, PolicyTable } from './policyRow.ts';
import { roleOrStudent } from './roles.ts';

/** The access policy: one row for every call. The server refuses calls without a row. */
export const POLICY: PolicyTable = {
  ...ACCOUNT_POLICY,
  ...EVENT_POLICY,
  ...CALENDAR_POLICY,
  ...FEEDBACK_POLICY,
  ...SKILL_POLICY,
  ...UNIT_POLICY,
  ...NOTIFICATION_POLICY,
  ...INBOX_POLICY,
  ...RECORD_POLICY,
  ...OPERATIONS_POLICY,
  ...ADMINISTRATION_POLICY,
  ...PERSONAL_DATA_POLICY,
  ...RECOGNITION_POLICY,
  ...PUBLIC_PAGE_POLICY,
  ...MONEY_POLICY,
  ...CLAIM_POLICY,
  ...SERIES_POLICY,
};

function admits(row: PolicyRow, role: string | null | undefined): boolean {
  // The administrator right does not come from a role.
  return row.who !== 'administrator' && (typeof row.who === 'string' || row.who.includes(roleOrStudent(role)));
}

/**
 * Whether a signed-in, onboarded person of that role may make the call at all; the rule about the object may still refuse it. A missing or
 * unknown role counts as STUDENT; a call without a row is refused.
 */
export function mayCall(role: string | null | undefined, key: string): boolean {
  const row = Object.hasOwn(POLICY, key) ? POLICY[key] : undefined;
  return row !== undefined && admits(row, role);
}
