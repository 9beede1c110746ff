import {
  ACTIVITY_POINT_TEXTS,
  type ActivityClaim,
  type ActivityClaimChange,
  type ActivityClaimInput,
  changedFields,
  claimableActivities,
  type SeenClaim,
  worthOfClaim,
} from '@quad/domain/activity-points';
import type { Batch } from '@quad/domain/approvals';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { describeRequest, resubmitRequest, startRequest, viewerOfRequest } from '../approvals/approvals.service.ts';
import { readFlowOf } from '../approvals/flows.service.ts';
import { dayOf, type Viewer, viewedBy } from '../approvals/officeHolders.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { ReplacedImages, type Report } from '../profile/images.service.ts';
import { attachEvidence, dropOtherEvidence, findClaim, findEvidenceIds, insertClaim, lockClaim, saveClaim } from './claims.repo.ts';
import { toEvidence } from './evidence.service.ts';
import { batchOf, pointContextOf, rulesToday } from './studentPoints.ts';
import { type ClaimedRow, findClaimed, findRules, findStudentBatch } from './students.repo.ts';

const NO_ACTIVITY = refuse('INVALID', ACTIVITY_POINT_TEXTS.activity, { activity: ACTIVITY_POINT_TEXTS.activity });
const NO_EVIDENCE = refuse('INVALID', ACTIVITY_POINT_TEXTS.noEvidence, { evidence: ACTIVITY_POINT_TEXTS.noEvidence });
const NO_CLAIM = refuse('NOT_FOUND', ACTIVITY_POINT_TEXTS.noClaim);

/** The claimant's batch and the points that a claim would give, if the batch's rules include the activity. */
async function subjectOf(
  tx: Database,
  context: Context,
  userId: string,
  input: ActivityClaimInput,
): Promise<Result<{ batch: Batch; points: number }>> {
  const { instituteId } = context;
  const person = await findStudentBatch(tx, instituteId, userId);
  const batch = person && batchOf(person);
  const rules = batch && rulesToday(await findRules(tx, instituteId, batch), batch, pointContextOf(context));
  const isClaimable = rules && claimableActivities(rules).some(({ _id }) => _id === input.activity);
  return isClaimable ? accept({ batch, points: worthOfClaim(input, rules) }) : NO_ACTIVITY;
}

/** Claims points for an external activity and starts the active approval flow (access T2). */
export function claimActivity(context: Context, { actor, claim, input }: InputParams<ActivityClaimInput>): Promise<Result<ActivityClaim>> {
  const { clock, instituteId } = context;
  const { userId } = actor;
  const now = clock();
  const id = newId(now);
  const { evidence, ...fields } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const subject = await subjectOf(tx, context, userId, input);
    if (!subject.ok) return subject;
    const start = {
      flow: await readFlowOf(tx, context, 'activity-claim'),
      subject: subject.value,
      subjectId: id,
      title: input.title,
      requestedBy: userId,
    };
    const requestId = await startRequest(tx, context, start);
    await insertClaim(tx, { ...fields, instituteId, id, userId, requestId, createdAt: now });
    if (!(await attachAll(tx, { instituteId, userId, claimId: id, ids: evidence }))) return NO_EVIDENCE;
    return accept({
      value: await changedClaim(tx, context, userId, id),
      audit: { action: 'claim.create', subjectId: id, detail: { requestId, activity: input.activity } },
    });
  });
}

/** A single claim, for those who may see its request (access T2). */
export async function readClaim(context: Context, actor: Actor, claimId: string): Promise<Result<SeenClaim>> {
  const { db, instituteId } = context;
  const known = await findClaim(db, instituteId, claimId);
  const viewer = known && (await viewerOfRequest(context, actor, known.requestId));
  if (!known || !viewer) return NO_CLAIM;
  const { userId, activity } = known;
  const [{ claims }, person, rules] = await Promise.all([
    findClaimed(db, dayOf(context), userId),
    findStudentBatch(db, instituteId, userId),
    findRules(db, instituteId, { userId }),
  ]);
  const found = claims.find(({ id }) => id === claimId);
  if (!found) return NO_CLAIM;
  const batch = person && batchOf(person);
  const current = batch && rulesToday(rules, batch, pointContextOf(context));
  const name = current && claimableActivities(current).find(({ _id }) => _id === activity)?.name;
  return accept({ claim: toClaim(found, context, viewer), activity: name ?? '' });
}

/** Changes a returned claim and resubmits it (access T2). */
export async function changeClaim(
  context: Context,
  { actor, claim, claimId, input, report }: InputParams<ActivityClaimChange> & { claimId: string; report: Report },
): Promise<Result<ActivityClaim>> {
  const { instituteId } = context;
  const { userId } = actor;
  const { version, ...changes } = input;
  const { evidence, ...fields } = changes;
  const former = new ReplacedImages(context);
  const outcome = await auditedTransaction(context, { actor, claim }, async (tx) => {
    const known = await lockClaim(tx, instituteId, claimId);
    if (!known || known.userId !== userId) return NO_CLAIM;
    const subject = await subjectOf(tx, context, userId, input);
    if (!subject.ok) return subject;
    const { activity, title, day, place, hours, description } = known;
    const before = { activity, title, day, place, hours, description, evidence: await findEvidenceIds(tx, known) };
    const changed = changedFields(before, changes);
    const sent = await resubmitRequest(tx, context, {
      ...{ requestId: known.requestId, personId: userId, version, title: input.title, subject: subject.value, changed },
    });
    if (!sent.ok) return sent;
    await saveClaim(tx, known, fields);
    if (!(await attachAll(tx, { instituteId, userId, claimId, ids: evidence }))) return NO_EVIDENCE;
    for (const each of await dropOtherEvidence(tx, { instituteId, claimId, ids: evidence })) await former.scheduleDeletion(tx, each);
    return accept({
      value: await changedClaim(tx, context, userId, claimId),
      audit: { action: 'claim.update', subjectId: claimId, detail: { changed: changed.join(', ') } },
    });
  });
  if (outcome.ok) await former.deleteNow(report);
  return outcome;
}

async function attachAll(tx: Database, attaching: Parameters<typeof attachEvidence>[1]): Promise<boolean> {
  const ids = [...new Set(attaching.ids)];
  return ids.every(isUuid) && (await attachEvidence(tx, { ...attaching, ids })) === ids.length;
}

/** A claim after a change, read in the same transaction. */
async function changedClaim(tx: Database, context: Context, userId: string, id: string): Promise<ActivityClaim> {
  const { claims, deputies } = await findClaimed(tx, dayOf(context), userId);
  const found = claims.find((each) => each.id === id);
  if (!found) throw new Error(`The claim ${id} that was changed is not there.`);
  return toClaim(found, context, viewedBy({ _id: userId, role: 'STUDENT' }, deputies, context));
}

/** A claim as a user sees it. */
export function toClaim(
  { id, request, evidence, ...fields }: ClaimedRow,
  context: Pick<Context, 'clock' | 'config'>,
  viewer: Viewer,
): ActivityClaim {
  const { activity, title, day, place, hours, description } = fields;
  return {
    ...{ _id: id, activity, title, day, place, hours, description },
    evidence: evidence.map((each) => toEvidence(each, context)),
    approval: describeRequest(request, viewer, context.clock()),
  };
}
