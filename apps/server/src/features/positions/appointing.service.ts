import { POSITION_TEXTS, sentence } from '@quad/domain/messages';
import { UNIT_ARCHIVED } from '@quad/domain/org-units';
import { checkAppoints, isTenure, type PositionHolderInput, type PositionHolderRecord } from '@quad/domain/positions';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import { noSuch } from '../../plugins/validation.ts';
import { personExists } from '../accounts/accounts.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import type { AddParams } from './positionChanges.service.ts';
import { countActive, hasHeld, insertPositionHolder, lockPosition, type PositionEntry } from './positions.repo.ts';
import { asPositionActor } from './positions.service.ts';
import { toPositionHolderRecord } from './toPositionHolder.ts';

const UNLISTED_TENURE = 'Choose one of the listed tenure years.';

/**
 * Appoints a person to a position for a tenure (access P5). Locks the position, so that its last place is filled only once. The person's
 * role and rights do not change.
 */
export function appoint(context: Context, { actor, claim, input }: AddParams<PositionHolderInput>): Promise<Result<PositionHolderRecord>> {
  const { clock, config, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const now = clock();
    const currentYear = Number(campusDay(now, config.institute.timeZone).slice(0, 4));
    if (!isTenure({ tenure: input.tenure_year, currentYear })) return refuse('INVALID', UNLISTED_TENURE, { tenure_year: UNLISTED_TENURE });
    const entry = isUuid(input.position_id) ? await lockPosition(tx, instituteId, input.position_id) : undefined;
    if (!entry) return noSuch('position_id', input.position_id, 'This position does not exist.');
    const allowed = checkAppoints(asPositionActor(actor), entry.unit, input.user_id);
    if (!allowed.ok) return allowed;
    if (!entry.unit.isActive) return refuse('CONFLICT', UNIT_ARCHIVED, { position_id: UNIT_ARCHIVED });
    const fits = await checkFits(tx, entry, input);
    if (!fits.ok) return fits;
    const row = await insertPositionHolder(tx, { ...toRow(input, actor), instituteId, id: newId(now), createdAt: now, updatedAt: now });
    const { userId, positionId, tenureYear: tenure, status } = row;
    const subject = { id: row.id, title: entry.position.title };
    await notify(tx, context, { kind: 'position-given', actorId: actor.userId, subject, to: recipients('holds', [userId]) });
    const audit = { action: 'position-holder.create', subjectId: row.id, detail: { userId, positionId, tenure, status } } as const;
    return accept({ value: toPositionHolderRecord(row), audit });
  });
}

/** Checks that these people exist and that the position has a free place. */
async function checkFits(tx: Database, { position }: PositionEntry, input: PositionHolderInput): Promise<Result<true>> {
  const { instituteId, id: positionId, positionCount } = position;
  const exists = async (id: string) => isUuid(id) && (await personExists(tx, instituteId, id));
  if (!(await exists(input.user_id))) return noSuch('user_id', input.user_id, 'This person does not exist.');
  const appointer = input.appointment_details.appointed_by;
  if (appointer !== null && !(await exists(appointer)))
    return noSuch('appointment_details.appointed_by', appointer, 'This person does not exist.');
  const seats = { instituteId, positionId, tenureYear: input.tenure_year };
  if (await hasHeld(tx, seats, input.user_id)) {
    return refuse('DUPLICATE', sentence`This person has this position for the year ${input.tenure_year} already.`);
  }
  if (input.status !== 'active' || (await countActive(tx, seats)) < positionCount) return accept(true);
  return refuse('INVALID', { text: POSITION_TEXTS.positionFull, values: { count: positionCount, tenure: input.tenure_year } });
}

function toRow({ appointment_details: appointment, performance_metrics: performance, ...input }: PositionHolderInput, actor: Actor) {
  return {
    userId: input.user_id,
    positionId: input.position_id,
    tenureYear: input.tenure_year,
    status: input.status,
    appointedBy: appointment.appointed_by ?? actor.userId,
    appointmentDate: appointment.appointment_date,
    eventsOrganized: performance.events_organized,
    budgetUtilized: performance.budget_utilized,
    feedback: performance.feedback,
  };
}
