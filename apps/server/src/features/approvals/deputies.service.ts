import { checkDeputy, DEPUTY_TEXTS, type DeputyInput, holdsOffice, type OwnDeputies, officesOf } from '@quad/domain/approvals';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid } from '../../db/ids.ts';
import type { WriteParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { hasPendingRequest } from './approvals.repo.ts';
import { deleteDeputy, findDeputiesOf, isCapable, saveDeputy } from './deputies.repo.ts';
import { type ApprovalContext, dayOf, type Viewer, viewerOf } from './officeHolders.service.ts';

/** The requester's current and future deputy and principals (access V3). */
export async function readDeputies(context: Context, actor: Actor): Promise<OwnDeputies> {
  return describe(context.db, context, await viewerOf(context.db, context, actor));
}

async function describe(db: Database, context: ApprovalContext, { decider }: Viewer): Promise<OwnDeputies> {
  const { _id: principalId } = decider;
  const { instituteId, today } = dayOf(context);
  const rows = await findDeputiesOf(db, { instituteId, principalId }, today);
  const shown = rows.map(({ principal, deputy, from, until }) => ({
    principal: { _id: principal.id, personal_info: { name: principal.name } },
    deputy: { _id: deputy.id, personal_info: { name: deputy.name } },
    from,
    until,
  }));
  return {
    own: shown.find(({ principal }) => principal._id === principalId) ?? null,
    others: shown.filter(({ principal }) => principal._id !== principalId),
    may_name: holdsOffice(decider),
  };
}

/** Sets the requester's deputy, replacing any other (access V3). */
export function nameDeputy(context: Context, { actor, claim, input }: WriteParams & { input: DeputyInput }): Promise<Result<OwnDeputies>> {
  const { instituteId, today } = dayOf(context);
  const { userId, name } = actor;
  const { deputy_id, from, until } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const viewer = await viewerOf(tx, context, actor);
    const isKnown = isUuid(deputy_id);
    const named = checkDeputy({
      principal: viewer.decider,
      input,
      today,
      isCapable: isKnown && (await isCapable(tx, instituteId, deputy_id)),
      hasPendingRequest: isKnown && (await hasPendingRequest(tx, instituteId, deputy_id, officesOf(viewer.decider))),
    });
    if (!named.ok) return named;
    await saveDeputy(tx, { instituteId, principalId: userId, deputyId: deputy_id, startsOn: from, endsOn: until });
    const to = recipients('holds', [deputy_id]);
    await notify(tx, context, { kind: 'deputy-named', actorId: userId, subject: { id: userId, title: name }, to });
    return accept({
      value: await describe(tx, context, viewer),
      audit: { action: 'deputy.name', subjectId: deputy_id, detail: { from, until } },
    });
  });
}

/** Removes the requester's deputy (access V3). */
export function endDeputy(context: Context, { actor, claim }: WriteParams): Promise<Result<OwnDeputies>> {
  const { instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const former = await deleteDeputy(tx, { instituteId, principalId: actor.userId });
    if (former === undefined) return refuse('NOT_FOUND', DEPUTY_TEXTS.none);
    return accept({
      value: await describe(tx, context, await viewerOf(tx, context, actor)),
      audit: { action: 'deputy.end', subjectId: former },
    });
  });
}
