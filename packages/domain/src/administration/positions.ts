import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { optionalText, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { POSITION_TEXTS } from '../messages/positions.ts';
import { sentence } from '../messages/sentence.ts';
import { PositionHolderStatus } from '../positions/positionHolder.ts';
import { PositionCount } from '../positions/positionInput.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';

/** A position as shown to administrators, with the number of current and of all holders. */
export const AdminPosition = v.object({
  _id: Id,
  title: v.string(),
  /** One of `POSITION_TYPES`, or the text entered for 'Other'. */
  position_type: v.string(),
  description: v.string(),
  /** Maximum number of holders in one tenure. */
  position_count: v.number(),
  unit: v.object({ _id: Id, name: v.string() }),
  active_count: v.number(),
  holder_count: v.number(),
});
export type AdminPosition = v.InferOutput<typeof AdminPosition>;

/** Title, type and number of places of a position. */
export const PositionChangeInput = body({
  title: requiredText(POSITION_TEXTS.titleRequired),
  position_type: requiredText(POSITION_TEXTS.typeRequired),
  description: optionalText(),
  position_count: PositionCount,
});
export type PositionChangeInput = v.InferOutput<typeof PositionChangeInput>;

/** A current or past holding of a position. */
export const Holding = v.object({
  _id: Id,
  position: v.object({ _id: Id, title: v.string(), unit: v.string() }),
  person: v.object({ _id: Id, name: v.string(), username: v.string() }),
  tenure: v.string(),
  status: PositionHolderStatus,
  /** A calendar day; null if unknown. */
  appointed_on: v.nullable(v.string()),
});
export type Holding = v.InferOutput<typeof Holding>;

/** Checks a new number of places, which must not be below the number taken in any tenure. */
export function checkPlaces(places: number, taken: number): Result<true> {
  if (places >= taken) return accept(true);
  const message = sentence`${taken} hold this position in one tenure. End what some of them hold first.`;
  return refuse('CONFLICT', message, { position_count: message });
}
