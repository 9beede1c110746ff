import { UNIT_ARCHIVED } from '@quad/domain/org-units';
import { checkManagesPositionsOf, type PositionInput, type PositionRecord } from '@quad/domain/positions';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import { isDuplicate } from '../../db/errors.ts';
import { isUuid, newId } from '../../db/ids.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { noSuch } from '../../plugins/validation.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { coordinatorsOf } from '../notifications/deciders.service.ts';
import { notify } from '../notifications/notifier.service.ts';
import { findUnit } from '../org-units/orgUnits.service.ts';
import { insertPosition } from './positions.repo.ts';
import { asPositionActor } from './positions.service.ts';
import { toPositionRecord } from './toPosition.ts';

/** Parameters for adding a record; `claim` makes retries idempotent. */
export interface AddParams<Input> extends InputParams<Input> {}

/** Creates a position in a unit (access P4). Titles are unique within a unit, whatever their case. */
export async function addPosition(context: Context, adding: AddParams<PositionInput>): Promise<Result<PositionRecord>> {
  try {
    return await savePosition(context, adding);
  } catch (error) {
    if (!isDuplicate(error, 'positions_title')) throw error;
    const message = 'This unit already has a position with this title.';
    return refuse('DUPLICATE', message, { title: message });
  }
}

function savePosition(context: Context, { actor, claim, input }: AddParams<PositionInput>): Promise<Result<PositionRecord>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const unit = isUuid(input.unit_id) ? await findUnit(tx, instituteId, input.unit_id) : undefined;
    if (!unit) return noSuch('unit_id', input.unit_id, 'This organizational unit does not exist.');
    const allowed = checkManagesPositionsOf(asPositionActor(actor), unit);
    if (!allowed.ok) return allowed;
    if (!unit.isActive) return refuse('CONFLICT', UNIT_ARCHIVED, { unit_id: UNIT_ARCHIVED });
    const now = clock();
    const row = await insertPosition(tx, {
      instituteId,
      id: newId(now),
      unitId: unit.id,
      title: input.title,
      positionType: input.position_type,
      description: input.description,
      responsibilities: input.responsibilities,
      minCgpa: input.requirements.min_cgpa,
      minYear: input.requirements.min_year,
      skillsRequired: input.requirements.skills_required,
      positionCount: input.position_count,
      createdAt: now,
      updatedAt: now,
    });
    const to = await coordinatorsOf(tx, instituteId, unit.id);
    await notify(tx, context, { kind: 'position-created', actorId: actor.userId, subject: { id: row.id, title: row.title }, to });
    const detail = { title: row.title, unitId: unit.id, places: row.positionCount };
    return accept({ value: toPositionRecord(row), audit: { action: 'position.create', subjectId: row.id, detail } });
  });
}
