import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';
import type { UserRow } from './accounts.table.ts';

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
  ...[schema.approvalRequests.title, schema.approvalRequests.subject, schema.approvalRequests.openSeats].map((column) => ({
    ...{ column, about: schema.approvalRequests.requestedBy },
    whenErased: rule('stays with the budget, certificates or sums that were approved; else its row goes'),
  })),
  {
    column: schema.approvalRequests.returnReason,
    about: schema.approvalRequests.requestedBy,
    whenErased: becomes('', sql`${schema.approvalRequests.status} = 'returned'`),
  },
  { column: schema.approvalDecisions.reason, about: 'whoever asked', whenErased: rule('blankTextsAbout blanks it') },
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
    ...{ column, about: 'the address, or the roll number', whenErased: rule('removeFromRoster') },
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
  {
    column: schema.orgUnits.contactEmail,
    about: 'the address',
    whenErased: rule('whoever is a contact hands that over first; else saveContact'),
  },
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
