import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';
import type { UserRow } from './accounts.table.ts';
import { PERSONAL_COLUMNS } from './personalColumns.repo.ts';

const {
  achievements,
  auditLog,
  auditDeferred,
  auditMentions,
  feedback,
  notificationEvents,
  importRows,
  photos,
  positionHolders,
  roster,
  users,
} = schema;

/** A column with information about a person, besides those with the id of their account (PERSONAL_COLUMNS). */
interface PersonalFact {
  readonly column: PgColumn;
  /** The column with the id of the person. If there is none, a description of how the person's rows are found. */
  readonly about: PgColumn | string;
  /** What happens to it when the person is erased: it gets a value, its row is deleted, or a named rule applies. */
  readonly whenErased:
    | { readonly becomes: (userId: string) => string | null; readonly where?: SQL }
    | 'its row goes'
    | { readonly rule: string };
}

const becomes = (value: string | null, where?: SQL) => ({ becomes: () => value, ...(where && { where }) });
const rule = (name: string) => ({ rule: name });

/** Name of a person who has been erased. */
const FORMER_MEMBER = 'Former member';
const isAboutPerson = sql`${feedback.targetType} = 'User'`;
const goesWith = (about: PgColumn, ...columns: readonly PgColumn[]): PersonalFact[] =>
  columns.map((column) => ({ column, about, whenErased: 'its row goes' }));
const emptied = (...columns: readonly PgColumn[]): PersonalFact[] =>
  columns.map((column) => ({ column, about: users.id, whenErased: becomes(null) }));

/**
 * Every column with information about a person. Erasure follows from this list, from PERSONAL_COLUMNS and, for details of the audit log,
 * from AUDIT_ACTIONS. A test compares them with the database's columns.
 */
export const PERSONAL_FACTS: readonly PersonalFact[] = [
  { column: users.email, about: users.id, whenErased: { becomes: (userId) => `${userId}@erased.invalid` } },
  { column: users.name, about: users.id, whenErased: becomes(FORMER_MEMBER) },
  ...emptied(users.registrantHash, users.passwordHash, users.googleSubject, users.rollNumber, users.phone, users.dateOfBirth),
  ...emptied(users.gender, users.profilePic, users.program, users.branch, users.batchYear, users.currentYear, users.cgpa),
  ...emptied(users.hostel, users.roomNumber, users.github, users.linkedin),
  { column: positionHolders.feedback, about: positionHolders.userId, whenErased: becomes('') },
  { column: positionHolders.personName, about: positionHolders.userId, whenErased: rule('follows users.name by a trigger') },
  { column: positionHolders.searchText, about: positionHolders.userId, whenErased: rule('follows users.name by a trigger') },
  { column: feedback.comments, about: feedback.targetId, whenErased: becomes('', isAboutPerson) },
  { column: feedback.actionsTaken, about: feedback.targetId, whenErased: becomes(null, isAboutPerson) },
  ...goesWith(
    achievements.userId,
    ...[achievements.title, achievements.description, achievements.category, achievements.type, achievements.level],
    ...[achievements.dateAchieved, achievements.position, achievements.certificateUrl],
  ),
  ...goesWith(
    schema.activityClaims.userId,
    ...[schema.activityClaims.activity, schema.activityClaims.title, schema.activityClaims.day],
    ...[schema.activityClaims.place, schema.activityClaims.hours, schema.activityClaims.description],
  ),
  ...goesWith(schema.claimEvidence.userId, schema.claimEvidence.name, schema.claimEvidence.image),
  ...goesWith(schema.eventAnswers.userId, schema.eventAnswers.answers, schema.eventAnswers.choices),
  ...goesWith(schema.surveyAnswers.userId, schema.surveyAnswers.answers),
  ...goesWith(schema.answerFiles.userId, schema.answerFiles.name, schema.answerFiles.image),
  ...goesWith(
    schema.approvalRequests.requestedBy,
    ...[schema.approvalRequests.title, schema.approvalRequests.subject, schema.approvalRequests.openSeats],
    schema.approvalRequests.returnReason,
  ),
  { column: schema.approvalDecisions.reason, about: 'whoever asked', whenErased: rule('goes with the request') },
  ...goesWith(schema.signedTerms.studentId, schema.signedTerms.entries, schema.signedTerms.total, schema.signedTerms.takenBackReason),
  { column: schema.certificates.name, about: schema.certificates.userId, whenErased: becomes('') },
  { column: schema.certificates.revocationReason, about: schema.certificates.userId, whenErased: becomes(null) },
  { column: schema.eventFees.refundReason, about: schema.eventFees.userId, whenErased: becomes('') },
  ...goesWith(schema.payees.userId, schema.payees.holder, schema.payees.sealed, schema.payees.ifsc, schema.payees.accountEnding),
  ...[schema.receipts.name, schema.receipts.image].map((column) => ({
    ...{ column, about: schema.receipts.userId, whenErased: rule('stays with the sums that were approved; else releaseReceipts') },
  })),
  ...goesWith(schema.accountChanges.userId, schema.accountChanges.toEmail, schema.accountChanges.reason),
  ...goesWith(schema.dataExports.userId, schema.dataExports.archive),
  ...goesWith(schema.linkedIdentities.userId, schema.linkedIdentities.subject, schema.linkedIdentities.rollNumber),
  ...goesWith(schema.pushSubscriptions.userId, schema.pushSubscriptions.endpoint, schema.pushSubscriptions.p256dh),
  ...goesWith(schema.pushSubscriptions.userId, schema.pushSubscriptions.auth, schema.pushSubscriptions.endpointHash),
  ...goesWith(schema.passkeys.userId, schema.passkeys.name, schema.passkeys.credentialId, schema.passkeys.publicKey),
  ...goesWith(schema.sessions.userId, schema.sessions.device, schema.sessions.providerSession),
  ...[photos.userId, photos.name, photos.image].map((column) => ({ column, about: photos.userId, whenErased: rule('releasePhoto') })),
  { column: schema.photoLeftovers.name, about: 'releasePhoto', whenErased: rule('the object goes with the next sweep') },
  ...[roster.email, roster.name, roster.rollNumber, roster.program, roster.branch, roster.batchYear].map((column) => ({
    ...{ column, about: 'the address, or the roll number', whenErased: rule('blankTextsAbout removes the row') },
  })),
  ...[schema.eventNotices.subject, schema.eventNotices.body].map((column) => ({
    ...{ column, about: 'registration.remove in the audit log', whenErased: rule('blankTextsAbout blanks what was written to them alone') },
  })),
  ...[importRows.cells, importRows.note, importRows.sentence, importRows.undo].map((column) => ({
    ...{ column, about: 'the columns of IMPORT_PEOPLE', whenErased: rule('eraseFromImports') },
  })),
  ...[notificationEvents.subjectId, notificationEvents.title].map((column) => ({
    ...{ column, about: 'what was their own', whenErased: rule('blankTextsAbout removes the row') },
  })),
  { column: auditLog.detail, about: 'AUDIT_ACTIONS', whenErased: rule('redactPerson') },
  { column: auditMentions.mention, about: 'AUDIT_ACTIONS', whenErased: rule('redactPerson') },
  { column: schema.orgUnits.contactEmail, about: 'the address', whenErased: rule('whoever is a contact hands that over first') },
  { column: schema.sealedAuthors.tag, about: 'the pseudonym of the author', whenErased: rule('unsealAuthor') },
  { column: schema.surveySeals.tag, about: 'the pseudonym of who answered', whenErased: rule('unsealAuthor') },
  { column: schema.samlRequests.identity, about: 'who comes back from a provider', whenErased: rule('is swept within minutes') },
  { column: schema.changes.personId, about: schema.changes.personId, whenErased: rule('is swept within hours') },
  { column: schema.budgetRequests.lines, about: 'whom the institute pays', whenErased: rule('stays with the sums that were approved') },
  // Only the id, which no longer identifies anybody.
  ...[auditLog.actorId, auditLog.subjectId, auditDeferred.actorId, auditDeferred.subjectId].map((column) => ({
    ...{ column, about: column, whenErased: rule('stays, as a number') },
  })),
  { column: schema.idempotencyKeys.userId, about: schema.idempotencyKeys.userId, whenErased: rule('forgetAnswers removes the row') },
  {
    column: schema.idempotencyKeys.answer,
    about: 'the ids in it',
    whenErased: rule('blankAnswersNaming blanks what others were answered'),
  },
  { column: schema.attendance.userId, about: schema.attendance.userId, whenErased: rule('stays, as a number') },
  {
    column: schema.issuedCredentials.userId,
    about: schema.issuedCredentials.userId,
    whenErased: rule('stays, as a number, and is revoked'),
  },
  { column: feedback.targetId, about: feedback.targetId, whenErased: rule('stays, as a number') },
];

/** All other columns, by table: enumerations, counts, days, ids and texts about things. None of them identifies a person. */
const PLAIN_COLUMNS: Readonly<Record<string, string>> = {
  account_changes: 'institute_id id kind asked_at expires_at takes_effect_at stop_hash stop_hash_into',
  accreditation_officers: 'institute_id',
  accreditation_templates: 'institute_id id template created_at',
  achievements: 'institute_id id event_id created_at verified_at',
  activity_claims: 'institute_id id request_id created_at',
  answer_files: 'institute_id id event_id kind created_at',
  answer_places: 'institute_id event_id choice places taken',
  approval_decisions: 'institute_id id request_id step_id capacities verdict decided_at superseded_at',
  approval_deputies: 'institute_id starts_on ends_on',
  approval_flows: 'institute_id kind version name steps created_at',
  approval_requests: 'institute_id id kind flow steps subject_id requested_at status version returned_at',
  attendance: 'institute_id scope month events',
  audit_deferred: 'institute_id at action detail mac id',
  audit_log: 'institute_id at action mac sequence id position link redaction',
  audit_mentions: 'institute_id sequence',
  batch_advisers: 'institute_id program admission_year',
  budget_requests: 'institute_id id unit_id year event_id title amount ends_on status request_id created_at reminded_at released_at',
  calendar_feeds: 'institute_id id kind unit_id token_hash changes created_at',
  calendar_pages: 'institute_id unit_id feed_id scope week version packed checksum length',
  certificate_runs: 'institute_id id event_id kind content state count done request_id created_at',
  certificates: 'institute_id id run_id event_id kind rank code issued_at revoked_at replaced_by',
  changes: 'institute_id position writer topic event_id unit_id skill_type noted_at',
  check_ins: 'institute_id event_id day at scan_id made_participant',
  claim_evidence: 'institute_id id claim_id kind created_at',
  credential_keys: 'institute_id public_key first_used_at',
  data_exports: 'institute_id id state asked_at ready_at gone_at size',
  event_answers: 'institute_id event_id version answered_at',
  event_notices: 'institute_id id event_id created_at',
  event_organizers: 'institute_id event_id',
  event_participants: 'institute_id event_id added_at',
  event_questions: 'institute_id event_id version fields created_at next_erasure',
  event_report_photos: 'institute_id id event_id name image place taken_at created_at',
  event_reports: 'institute_id event_id text photos_as_evidence version written_at updated_at',
  event_series: 'institute_id id repeats first_day start_time end_time version created_at',
  events:
    'institute_id id title description category type unit_id starts_at ends_at venue mode registration_required registration_starts_at registration_ends_at fees max_participants ledger_allocated ledger_spent allocated_budget spent_budget sponsors status finishes_at is_counted participant_count search_text sequence created_at updated_at',
  cash_handovers: 'institute_id id event_id counted expected reason counted_at received_at',
  event_fees: 'institute_id id event_id amount via reference taken_at refund_via refund_reference refunded_at',
  expense_claim_lines: 'institute_id id claim_id place what budget_line_id category day amount receipt_total approved reason receipt_ids',
  expense_claims:
    'institute_id id request_id commitment_id commitment_title unit_id year title status amount approved_amount created_at decided_at',
  feedback: 'institute_id id type target_type rating is_anonymous is_listed resolved_at created_at',
  feedback_authors: 'institute_id feedback_id',
  figure_changes: 'id institute_id scope name key amount',
  figures: 'institute_id scope name key amount',
  happenings: 'institute_id position at kind subject_type mail_subject_id is_once',
  idempotency_keys: 'institute_id call key fingerprint claim_id status created_at',
  import_progress: 'institute_id import_id done of',
  import_rows: 'institute_id import_id line fate',
  imports:
    'institute_id id kind file_name state header columns row_count counts created_at apply_at applied_at undone_at failure left_count',
  institute_hosts: 'host institute_id',
  institutes:
    'id name domain time_zone portal_title room_slot_minutes feedback_promise_days portal_url server_url allowed_origins mail_from google_issuer google_client_id google_client_secret brand_color terms_url year_starts_in off embed_hosts settled password_sign_in passkeys_required created_at',
  issued_credentials: 'institute_id id kind source_id status_index issued_at revoked_at',
  key_checks: 'institute_id purpose fingerprint',
  ledger_accounts: 'institute_id key kind year unit_id commitment_id desk_id category month balance entries',
  ledger_entries: 'institute_id id kind at subject_id corrects_id reason once',
  ledger_lines: 'institute_id entry_id place kind year unit_id commitment_id desk_id category month amount',
  linked_identities: 'institute_id provider linked_at',
  list_versions: 'institute_id list place changes writer',
  mailbox_proofs: 'institute_id token_hash expires_at',
  notification_channels: 'institute_id topic inbox mail push',
  notification_settings: 'institute_id digest language last_digest_on',
  notifications: 'institute_id position why group_key seen_at in_inbox mail digested_on push',
  org_units:
    'institute_id id name type category description parent_unit_id hierarchy_level is_active social_media allocated_budget spent_amount ledger_budgets created_at updated_at',
  passkey_challenges: 'institute_id challenge_hash purpose asked_by expires_at',
  passkeys: 'institute_id id counter transports may_be_backed_up is_backed_up created_at last_used_at',
  password_resets: 'institute_id token_hash expires_at',
  payees: 'institute_id has_upi consented_at',
  payment_batches: 'institute_id id number created_at amount exported_at tally_exported_at',
  payments: 'institute_id id claim_id batch_id number way amount state reference failure created_at settled_at',
  pending_notifications: 'institute_id position why',
  photo_leftovers: 'institute_id due_at',
  photos: 'institute_id created_at',
  point_rules: 'institute_id id version program admitted_from admitted_to valid_from rules created_at',
  point_terms: 'institute_id id name starts_on ends_on',
  position_holders:
    'institute_id id position_id tenure_year status appointment_date events_organized budget_utilized created_at updated_at',
  positions:
    'institute_id id unit_id title position_type description responsibilities min_cgpa min_year skills_required position_count search_text created_at updated_at',
  public_page_addresses: 'institute_id kind slug page_id',
  public_pages: 'institute_id id event_id unit_id slug is_public version changed_at',
  push_subscriptions: 'institute_id session_hash created_at',
  rate_limits: 'key attempts expires_at',
  receipts: 'institute_id id kind hash total created_at claimed_at file_gone_at',
  records: 'institute_id shown token_hash shared_at',
  registration_counts: 'institute_id event_id registered waiting arrivals',
  registrations: 'institute_id event_id state arrival registered_at check_in_ref answer_by',
  room_names: 'institute_id key name room_id',
  room_photos: 'institute_id room_id name image created_at',
  room_requests:
    'institute_id id event_id room room_key date time until starts_at ends_at description status requested_at decided_at series_id released_at release_reason',
  rooms: 'institute_id id key name building capacity equipment opens closes decided_by is_archived created_at updated_at',
  roster: 'institute_id updated_at',
  saml_requests: 'institute_id id provider purpose ticket_hash expires_at',
  sealed_authors: 'institute_id feedback_id',
  series_meetings: 'institute_id event_id series_id original_start',
  sessions: 'institute_id token_hash id created_at last_seen_at expires_at confirmed_at passkey_used_at provider',
  sign_in_providers:
    'institute_id name kind label issuer client_id client_secret scope entry_point logout_address signing_certificate certificates claims group_roles single_logout created_at',
  signed_terms: 'institute_id id term_id rules_id rules_version signed_at exported_at taken_back_at',
  skills: 'institute_id id name category type description created_at endorsed_at',
  treasurers: 'institute_id',
  unit_follows: 'institute_id unit_id',
  spending_pages: 'institute_id unit_id published_at',
  survey_answers: 'institute_id id event_id answered_at is_listed',
  survey_seals: 'institute_id event_id',
  surveys: 'institute_id event_id fields anonymous version updated_at closes_at sent_to reminded counted figures next_erasure',
  user_skills: 'institute_id id skill_id skill_type position_id proficiency created_at endorsed_at',
  users:
    'institute_id id email_verified email_claimed role role_until role_from administrator_since strategy onboarding_complete status disabled_at leaves_at erased_at created_at updated_at',
  year_handovers: 'institute_id unit_id year at free committed payable claims claimed',
};

/** How often each column of a table is declared, by its name. */
export function declaredColumns(table: string): ReadonlyMap<string, number> {
  const personal = [...PERSONAL_COLUMNS, ...PERSONAL_FACTS].filter(({ column }) => getTableName(column.table) === table);
  const names = [...personal.map(({ column }) => column.name), ...(PLAIN_COLUMNS[table]?.split(' ') ?? [])];
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
}

/** The values of an account's columns after its owner was erased. */
export function erasedAccount(userId: string): Partial<UserRow> {
  const columns = Object.entries(getTableColumns(users));
  return Object.fromEntries(
    PERSONAL_FACTS.flatMap(({ column, whenErased }) => {
      const [key] = columns.find(([, own]) => own === column) ?? [];
      return key !== undefined && typeof whenErased === 'object' && 'becomes' in whenErased ? [[key, whenErased.becomes(userId)]] : [];
    }),
  );
}
