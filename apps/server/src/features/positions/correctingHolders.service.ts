import { type HolderChangeInput, NOT_ONESELF } from '@quad/domain/administration';
import { POSITION_TEXTS, sentence } from '@quad/domain/messages';
import { isTenure } from '@quad/domain/positions';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import { refuseDuplicate } from '../../db/errors.ts';
import { findPersonByEmail } from '../accounts/erasure.service.ts';
import { auditedTransaction, difference } from '../audit/audit.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { countActive, lockHolding, lockPosition, savePositionHolder } from './positions.repo.ts';

const UNKNOWN = refuse('NOT_FOUND', 'Nobody holds this position.');
const UNLISTED_TENURE = 'Choose one of the listed tenure years.';
const TWICE = 'This person has this position for that year already.';

interface CorrectParams {
  readonly actor: Actor;
  readonly holderId: string;
  readonly input: HolderChangeInput;
}

/** Ends a holding, or corrects its tenure, appointment date or holder (access M9). Locks the position, as an appointment does. */
export function correctHolder(context: Context, { actor, holderId, input }: CorrectParams): Promise<Result<{ message: string }>> {
  const { clock, config, instituteId } = context;
  return refuseDuplicate(refuse('DUPLICATE', TWICE, { tenure_year: TWICE }), () =>
    auditedTransaction(context, { actor }, async (tx) => {
      const holding = await lockHolding(tx, instituteId, holderId);
      const entry = holding && (await lockPosition(tx, instituteId, holding.positionId));
      if (!entry) return UNKNOWN;
      if (holding.userId === actor.userId) return refuse('FORBIDDEN', NOT_ONESELF);
      const wanted = input.email ? await findPersonByEmail(tx, instituteId, input.email) : undefined;
      if (input.email && !wanted) {
        const nobody = sentence`Nobody has an account with ${input.email}.`;
        return refuse('CONFLICT', nobody, { email: nobody });
      }
      const userId = wanted?.id ?? holding.userId;
      if (userId === actor.userId) return refuse('FORBIDDEN', NOT_ONESELF, { email: NOT_ONESELF });
      const appointmentDate = input.appointed_on === undefined ? holding.appointmentDate : input.appointed_on;
      const changes = { status: input.status, tenureYear: input.tenure_year, appointmentDate, userId };
      const detail = difference(holding, changes);
      const value = { message: 'The position was corrected.' };
      if (Object.keys(detail).length === 0) return accept({ value, audit: undefined });
      const currentYear = Number(campusDay(clock(), config.institute.timeZone).slice(0, 4));
      if (!isTenure({ tenure: input.tenure_year, currentYear }))
        return refuse('INVALID', UNLISTED_TENURE, { tenure_year: UNLISTED_TENURE });
      const { positionId, id } = holding;
      const { positionCount } = entry.position;
      const seats = { instituteId, positionId, tenureYear: input.tenure_year };
      if (input.status === 'active' && (await countActive(tx, seats, id)) >= positionCount) {
        const full = { text: POSITION_TEXTS.positionFull, values: { count: positionCount, tenure: input.tenure_year } };
        return refuse('CONFLICT', full, { tenure_year: full });
      }
      await savePositionHolder(tx, holding, { ...changes, updatedAt: clock() });
      if (userId !== holding.userId) {
        const subject = { id, title: entry.position.title };
        await notify(tx, context, { kind: 'position-given', actorId: actor.userId, subject, to: recipients('holds', [userId]) });
      }
      return accept({ value, audit: { action: 'position-holder.update', subjectId: id, detail } });
    }),
  );
}
