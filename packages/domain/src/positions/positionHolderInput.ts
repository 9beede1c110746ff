import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { OptionalDay } from '../fields/dates.ts';
import { AmountOrZero, numberOr } from '../fields/number.ts';
import { OptionalId, optionalText, requiredId, requiredText } from '../fields/text.ts';
import { POSITION_TEXTS } from '../messages/positions.ts';
import { PositionHolderStatus } from './positionHolder.ts';
import { isTenure } from './tenure.ts';

const EventsOrganized = numberOr(0, {
  min: 0,
  max: 100_000,
  step: 1,
  message: 'Enter how many events were organized, as a whole number from 0.',
});

/** Body of 'Add Position Holder', with tenures up to the one that starts in the current year. */
/* @__NO_SIDE_EFFECTS__ */
export function positionHolderInput({ currentYear }: { currentYear: number }) {
  return body({
    user_id: requiredId(POSITION_TEXTS.userRequired),
    position_id: requiredId(POSITION_TEXTS.positionRequired),
    tenure_year: v.pipe(
      requiredText(POSITION_TEXTS.tenureRequired),
      v.check((tenure) => tenure === '' || isTenure({ tenure, currentYear }), 'Choose one of the listed tenure years.'),
    ),
    appointment_details: v.optional(body({ appointed_by: OptionalId, appointment_date: OptionalDay }), {}),
    performance_metrics: v.optional(
      body({ events_organized: EventsOrganized, budget_utilized: AmountOrZero, feedback: optionalText() }),
      {},
    ),
    status: v.optional(PositionHolderStatus, 'active'),
  });
}

/** The body for the contract; code that knows the date uses `positionHolderInput` for the upper bound. */
export const PositionHolderInput = positionHolderInput({ currentYear: 9998 });
export type PositionHolderInput = v.InferOutput<typeof PositionHolderInput>;
