import { randomBytes } from 'node:crypto';
import {
  APPROVAL_TEXTS,
  type Approval,
  type ApprovalSubject,
  type CertificateOrderChange,
  changedInOrder,
  type RequestedCertificates,
} from '@quad/domain/approvals';
import {
  CERTIFICATE_CODE_BYTES,
  CERTIFICATE_MERGED,
  CERTIFICATE_RENAMED,
  CERTIFICATE_RULES,
  type Certificate,
  type CertificateChoice,
  type CertificateFacts,
  type CertificateKind,
  type CertificateOrder,
  type CertificatePreview,
  type CertificateRecipient,
  type CertificateRevocation,
  type CertificateRun,
  certificateDate,
  certificateState,
  certificatesToIssue,
  isRenamed,
  MAX_CERTIFICATES,
  makeCertificateCode,
  revokeCertificate,
} from '@quad/domain/certificates';
import { checkInDays, daysToAttend } from '@quad/domain/check-in';
import type { Language } from '@quad/domain/language';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { mapPage, type NameCursor, type Page, type PageRequest } from '../../db/pages.ts';
import { enqueueJob } from '../../jobs/queues.ts';
import type { EventParams, IdempotencyClaim, InputParams } from '../../plugins/idempotency.ts';
import { pageTranslation } from '../../plugins/pageTranslation.ts';
import { type ApprovalEffect, resubmitRequest, startRequest, statusOfRequest, viewedApproval } from '../approvals/approvals.service.ts';
import { readFlowOf } from '../approvals/flows.service.ts';
import type { ApprovalContext } from '../approvals/officeHolders.service.ts';
import { type AuditContext, auditedTransaction, record } from '../audit/audit.service.ts';
import { checkManages, type EventWithUnit, lockEventWithUnit, readEventWithUnit } from '../events/events.service.ts';
import { findMeetingsOf } from '../series/series.service.ts';
import {
  type CertificateRecord,
  findCertificate,
  findFacts,
  findIssued,
  findNames,
  findOwn,
  findPage,
  findRun,
  findRuns,
  insertCertificates,
  insertRun,
  lockCertificate,
  lockOpenRuns,
  lockRun,
  lockValidOf,
  saveCertificate,
  saveRun,
} from './certificates.repo.ts';
import type { CertificateRow, CertificateRunRow } from './certificates.table.ts';

const NONE = refuse('NOT_FOUND', CERTIFICATE_RULES.noCertificate);
const NO_REQUEST = refuse('NOT_FOUND', APPROVAL_TEXTS.noRequest);
/** Number of runs listed; older certificates are in the list of all. */
const MAX_LISTED_RUNS = 10;

interface Sent<Input> extends EventParams {
  readonly input: Input;
}

/** An event that the actor may edit. */
export async function readManaged({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, { actor, eventId }: EventParams) {
  return checkManages(await readEventWithUnit(db, instituteId, eventId), actor, CERTIFICATE_RULES.managersOnly);
}

/** Events that a kind of certificate covers. Attendance of a series covers all of its meetings. */
async function eventsOf(db: Database, context: ApprovalContext, { event }: EventWithUnit, kind: CertificateKind) {
  const meetings = kind === 'attendance' ? await findMeetingsOf(db, context, event.id) : undefined;
  return meetings ?? [event];
}

/** Start of events and their check-in days, and the number of days that attendance of everything requires. */
function daysOf(events: readonly Pick<EventWithUnit['event'], 'startsAt' | 'endsAt'>[], timeZone: string) {
  const attended = events.map(({ startsAt, endsAt }) => ({ schedule: { start: startsAt, end: endsAt } }));
  const starts = events.flatMap(({ startsAt }) => startsAt?.getTime() ?? []);
  return {
    beginsAt: starts.length > 0 ? new Date(Math.min(...starts)) : null,
    days: attended.flatMap((each) => checkInDays(each, timeZone)).toSorted(),
    daysToAttend: attended.reduce((sum, each) => sum + daysToAttend(each, timeZone), 0),
  };
}

/** Facts of an event from which certificates follow, and those already issued. */
export async function factsOf(
  db: Database,
  context: ApprovalContext,
  managed: EventWithUnit,
  kind: CertificateKind,
): Promise<{ facts: CertificateFacts; issued: CertificateRecipient[] }> {
  const { config, instituteId } = context;
  const { id: eventId, status } = managed.event;
  const events = await eventsOf(db, context, managed, kind);
  const eventIds = events.map(({ id }) => id);
  const found = await findFacts(db, { instituteId, eventId, attendedOf: eventIds });
  const facts = { status, ...daysOf(events, config.institute.timeZone), ...found };
  return { facts, issued: await findIssued(db, { instituteId, eventIds: [...new Set([...eventIds, eventId])] }, kind) };
}

/** People who would get a certificate, and the number who have one. */
async function toIssue(
  db: Database,
  context: ApprovalContext,
  managed: EventWithUnit,
  order: CertificateChoice,
): Promise<Result<{ recipients: CertificateRecipient[]; issued: number; days: readonly string[] }>> {
  const { facts, issued } = await factsOf(db, context, managed, order.kind);
  const recipients = certificatesToIssue(facts, order, { now: context.clock(), issued });
  return recipients.ok ? accept({ recipients: recipients.value, issued: issued.length, days: facts.days }) : recipients;
}

/** Preview of the people who would get a certificate (access G1). */
export async function previewCertificates(
  context: Context,
  { actor, eventId, input }: Sent<CertificateChoice>,
): Promise<Result<CertificatePreview>> {
  const { db, instituteId } = context;
  const managed = await readManaged(context, { actor, eventId });
  if (!managed.ok) return managed;
  const found = await toIssue(db, context, managed.value, input);
  if (!found.ok) return found;
  const { recipients, issued } = found.value;
  const [first] = recipients;
  const name = first && (await findNames(db, instituteId, [first.userId])).get(first.userId);
  const { steps } = await readFlowOf(db, context, 'certificates');
  return accept({
    ...{ count: recipients.length, issued },
    sample: first && name !== undefined ? { name, rank: first.rank } : null,
    steps: steps.map((step) => step.name),
  });
}

/** Number of certificates that an order results in. */
async function countToIssue(
  tx: Database,
  context: ApprovalContext,
  managed: EventWithUnit,
  order: CertificateChoice,
): Promise<Result<{ count: number; days: readonly string[] }>> {
  const found = await toIssue(tx, context, managed, order);
  if (!found.ok) return found;
  const count = found.value.recipients.length;
  if (count === 0) return refuse('CONFLICT', CERTIFICATE_RULES.nobody);
  if (count > MAX_CERTIFICATES) return refuse('CONFLICT', { text: CERTIFICATE_RULES.tooMany, values: { most: MAX_CERTIFICATES } });
  return accept({ count, days: found.value.days });
}

/** Events can have one open order at a time. A returned order is replaced by the new one. */
async function checkNoneOpen(tx: Database, of: { instituteId: string; eventIds: readonly string[] }): Promise<Result<true>> {
  for (const run of await lockOpenRuns(tx, of)) {
    if (run.state === 'issuing') return refuse('CONFLICT', CERTIFICATE_RULES.busy);
    if ((await statusOfRequest(tx, of.instituteId, run.requestId)) === 'open') return refuse('CONFLICT', CERTIFICATE_RULES.asked);
    await saveRun(tx, run, { state: 'refused' });
  }
  return accept(true);
}

/** What an order is, as far as it says who decides. */
export function subjectOf({ unit: { id, category } }: EventWithUnit): ApprovalSubject {
  return { unit: { id, category } };
}

/**
 * Issues certificates to everybody who would get one, in the background. If an approval flow is active, requests its decision first (access
 * G2).
 */
export function issueCertificates(
  context: Context,
  { actor, claim, eventId, input, language }: Sent<CertificateOrder> & { claim: IdempotencyClaim | undefined; language: Language },
): Promise<Result<CertificateRun>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    // The event is locked: of two concurrent orders, the second one finds the first.
    const managed = checkManages(await lockEventWithUnit(tx, instituteId, eventId), actor, CERTIFICATE_RULES.managersOnly);
    if (!managed.ok) return managed;
    const of = await eventsOf(tx, context, managed.value, input.kind);
    // For a series, its first meeting is locked.
    if (of[0] && of[0].id !== eventId) await lockEventWithUnit(tx, instituteId, of[0].id);
    const free = await checkNoneOpen(tx, { instituteId, eventIds: [...new Set([eventId, ...of.map((event) => event.id)])] });
    if (!free.ok) return free;
    const counted = await countToIssue(tx, context, managed.value, input);
    if (!counted.ok) return counted;
    const { count, days } = counted.value;
    const now = clock();
    const id = newId(now);
    const { userId } = actor;
    const { title } = managed.value.event;
    const flow = await readFlowOf(tx, context, 'certificates');
    const start = { flow, subject: subjectOf(managed.value), subjectId: id, title, requestedBy: userId };
    const requestId = flow.steps.length > 0 ? await startRequest(tx, context, start) : null;
    const { kind } = input;
    const row = {
      ...{ instituteId, id, eventId, kind, count, requestId, issuedBy: userId, done: 0, createdAt: now },
      content: freezeContent(context, managed.value, { order: input, language, days }),
      state: requestId === null ? ('issuing' as const) : ('asked' as const),
    };
    await insertRun(tx, row);
    if (requestId === null) await enqueueJob(tx, { queue: 'certificates', data: { instituteId, runId: id }, at: now });
    const detail = { runId: id, kind, count };
    return accept({
      value: toRun(row),
      audit:
        requestId === null
          ? { action: 'certificate.issue', subjectId: eventId, detail }
          : { action: 'certificate.ask', subjectId: eventId, detail: { ...detail, requestId } },
    });
  });
}

/** Certificates that await a decision, for those who may edit the event or see the request (access G5). */
export async function readRequested(context: Context, actor: Actor, runId: string): Promise<Result<RequestedCertificates>> {
  const { db, instituteId } = context;
  const run = await findRun(db, { instituteId, id: runId });
  if (!run) return NO_REQUEST;
  const approval = await approvalOf(db, context, actor, run);
  if (!approval && !(await readManaged(context, { actor, eventId: run.eventId })).ok) return NO_REQUEST;
  return accept(toRequested(run, approval));
}

async function approvalOf(
  db: Database,
  context: ApprovalContext,
  actor: Actor,
  { requestId }: CertificateRunRow,
): Promise<Approval | null> {
  return (requestId && (await viewedApproval(db, context, actor, requestId))) || null;
}

/** Changes a returned order and resubmits it (access G2). */
export function changeRequested(
  context: Context,
  {
    actor,
    claim,
    runId,
    input,
    language,
  }: {
    actor: Actor;
    claim: IdempotencyClaim | undefined;
    runId: string;
    input: CertificateOrderChange;
    language: Language;
  },
): Promise<Result<RequestedCertificates>> {
  const { instituteId } = context;
  const { userId } = actor;
  const { version, ...order } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const run = await lockRun(tx, { instituteId, id: runId });
    if (run?.issuedBy !== userId || run.state !== 'asked' || run.requestId === null) return NO_REQUEST;
    const managed = checkManages(await readEventWithUnit(tx, instituteId, run.eventId), actor, CERTIFICATE_RULES.managersOnly);
    if (!managed.ok) return managed;
    const counted = await countToIssue(tx, context, managed.value, order);
    if (!counted.ok) return counted;
    const { title } = managed.value.event;
    const changed = changedInOrder({ kind: run.kind, ...orderOf(run) }, order);
    const sent = await resubmitRequest(tx, context, {
      ...{ requestId: run.requestId, personId: userId, version, title, changed },
      subject: subjectOf(managed.value),
    });
    if (!sent.ok) return sent;
    const { count, days } = counted.value;
    const next = { kind: order.kind, count, content: freezeContent(context, managed.value, { order, language, days }) };
    await saveRun(tx, run, next);
    return accept({
      value: toRequested({ ...run, ...next }, await approvalOf(tx, context, actor, run)),
      audit: { action: 'certificate.change-request', subjectId: run.eventId, detail: { runId, changed: changed.join(', ') } },
    });
  });
}

/** Issues approved certificates to everybody who has earned one by now, in the transaction of the decision. */
export const settleCertificates: ApprovalEffect = async (tx, context, { stored: { subjectId }, status }) => {
  const { clock, instituteId } = context;
  const run = await lockRun(tx, { instituteId, id: subjectId });
  if (run?.state !== 'asked') return NO_REQUEST;
  if (status === 'rejected') {
    await saveRun(tx, run, { state: 'refused' });
    return accept(true);
  }
  const event = await readEventWithUnit(tx, instituteId, run.eventId);
  const found = event.ok ? await toIssue(tx, context, event.value, { kind: run.kind, days: run.content.days }) : event;
  const count = found.ok ? Math.min(found.value.recipients.length, MAX_CERTIFICATES) : 0;
  await saveRun(tx, run, { state: 'issuing', count });
  await enqueueJob(tx, { queue: 'certificates', data: { instituteId, runId: run.id }, at: clock() });
  return accept(true);
};

/** Content of certificates as of now, with dates and type names in the language of the issuer. */
export function freezeContent(
  { config }: Pick<Context, 'config'>,
  { event, unit }: EventWithUnit,
  { order, language, days }: { order: CertificateOrder; language: Language; days?: readonly string[] },
): CertificateRunRow['content'] {
  const { name, brandColor, timeZone } = config.institute;
  const { locale } = pageTranslation(language);
  const date = certificateDate(days ?? daysOf([event], timeZone).days, timeZone, locale);
  return {
    language,
    institute: name,
    color: brandColor ?? null,
    event: event.title,
    unit: unit.name,
    date,
    days: order.days,
    title: order.title,
    body: order.body,
    signatories: order.signatories,
  };
}

/** Progress of the latest runs (access G1). */
export async function listRuns(context: Context, of: EventParams): Promise<Result<CertificateRun[]>> {
  const { db, instituteId } = context;
  const managed = await readManaged(context, of);
  return managed.ok ? accept((await findRuns(db, { instituteId, eventIds: [of.eventId] }, MAX_LISTED_RUNS)).map(toRun)) : managed;
}

/** The certificates of an event (access G1). */
export async function listCertificates(
  context: Context,
  of: EventParams,
  page: PageRequest<NameCursor>,
): Promise<Result<Page<Certificate, NameCursor>>> {
  const { db, instituteId } = context;
  const managed = await readManaged(context, of);
  if (!managed.ok) return managed;
  return accept(mapPage(await findPage(db, { instituteId, eventId: of.eventId }, page), toCertificate));
}

/** The requester's own certificates (access G3). */
export async function listOwnCertificates({ db, instituteId }: Context, { userId }: Actor): Promise<Certificate[]> {
  return (await findOwn(db, { instituteId, userId })).map(toCertificate);
}

/** Revokes a certificate (access G2, docs/specification/certificates.md#certificates-revoking). */
export function revoke(
  context: Context,
  { actor, claim, certificateId, input }: InputParams<CertificateRevocation> & { certificateId: string },
): Promise<Result<Certificate>> {
  const { clock, instituteId } = context;
  const key = { instituteId, id: certificateId };
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const row = await lockCertificate(tx, key);
    if (!row) return NONE;
    const managed = checkManages(await readEventWithUnit(tx, instituteId, row.eventId), actor, CERTIFICATE_RULES.managersOnly);
    if (!managed.ok) return managed;
    const revoked = revokeCertificate(row, input.reason, clock());
    if (!revoked.ok) return revoked;
    await saveCertificate(tx, key, { revokedAt: revoked.value.revokedAt, revocationReason: input.reason });
    const changed = await findCertificate(tx, key);
    if (!changed) throw new Error('A certificate that was revoked is not there.');
    const detail = { certificateId, eventId: row.eventId, reason: input.reason };
    return accept({ value: toCertificate(changed), audit: { action: 'certificate.revoke', subjectId: row.userId, detail } });
  });
}

/** Reissues a person's valid certificates with the corrected name, in the transaction of the correction. */
export async function reissueRenamed(
  tx: Database,
  context: AuditContext,
  { userId, name, actorId }: { userId: string; name: string; actorId: string | undefined },
): Promise<void> {
  const { clock, instituteId } = context;
  const now = clock();
  for (const row of await lockValidOf(tx, { instituteId, userId })) {
    if (!isRenamed(row, name)) continue;
    const id = newId(now);
    await saveCertificate(tx, row, { revokedAt: now, revocationReason: CERTIFICATE_RENAMED, replacedBy: id });
    await insertCertificates(tx, [newCertificate(row, { id, name, issuedAt: now })]);
    const detail = { certificateId: row.id, replacedBy: id };
    await record(tx, context, actorId, { action: 'certificate.reissue', subjectId: userId, detail });
  }
}

/** If both accounts of a person have the same certificate, that of the removed account is replaced by the other, as its page says. */
export async function replaceDuplicates(
  tx: Database,
  context: AuditContext,
  { fromId, intoId, actorId }: { fromId: string; intoId: string; actorId: string | undefined },
): Promise<void> {
  const { clock, instituteId } = context;
  const remaining = await lockValidOf(tx, { instituteId, userId: intoId });
  for (const row of await lockValidOf(tx, { instituteId, userId: fromId })) {
    const { eventId, kind, rank } = row;
    const other = remaining.find((each) => each.eventId === eventId && each.kind === kind && each.rank === rank);
    if (!other) continue;
    await saveCertificate(tx, row, { revokedAt: clock(), revocationReason: CERTIFICATE_MERGED, replacedBy: other.id });
    const detail = { certificateId: row.id, replacedBy: other.id };
    await record(tx, context, actorId, { action: 'certificate.reissue', subjectId: intoId, detail });
  }
}

type CertificateOf = Pick<CertificateRow, 'instituteId' | 'runId' | 'eventId' | 'userId' | 'kind' | 'rank'>;

/** A new certificate with a code that cannot be guessed. */
export function newCertificate(
  { instituteId, runId, eventId, userId, kind, rank }: CertificateOf,
  own: Pick<CertificateRow, 'id' | 'name' | 'issuedAt'>,
) {
  const code = makeCertificateCode(randomBytes(CERTIFICATE_CODE_BYTES));
  return { instituteId, runId, eventId, userId, kind, rank, code, ...own };
}

function orderOf({ content: { days, title, body, signatories } }: Pick<CertificateRunRow, 'content'>): RequestedCertificates['order'] {
  return { days, title, body, signatories };
}

function toRequested(run: CertificateRunRow, approval: Approval | null): RequestedCertificates {
  const { event, unit, date } = run.content;
  return { run: toRun(run), event: { _id: run.eventId, title: event }, unit, date, order: orderOf(run), approval };
}

function toRun({ id, kind, state, count, done }: Pick<CertificateRunRow, 'id' | 'kind' | 'state' | 'count' | 'done'>): CertificateRun {
  return { _id: id, kind, state, count, done };
}

function toCertificate({ certificate, eventTitle }: CertificateRecord): Certificate {
  const { id, code, kind, name, rank, eventId, issuedAt, revokedAt, revocationReason } = certificate;
  return {
    ...{ _id: id, code, kind, name, rank, event: { _id: eventId, title: eventTitle } },
    issued_at: issuedAt.toISOString(),
    state: certificateState(certificate),
    revoked_at: revokedAt?.toISOString() ?? null,
    reason: revocationReason,
  };
}
