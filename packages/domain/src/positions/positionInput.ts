import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { TextList } from '../fields/list.ts';
import { numberOr } from '../fields/number.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { MAX_TITLE_LENGTH, optionalText, requiredId, requiredText } from '../fields/text.ts';
import { POSITION_TEXTS } from '../messages/positions.ts';

/** Maximum number of simultaneous holders of a position. */
export const MAX_POSITION_COUNT = 500;

const MinCgpa = numberOr(0, { min: 0, max: 10, step: 0.1, message: 'Minimum CGPA must be between 0 and 10, in steps of 0.1.' });
const MinYear = numberOr(1, { min: 1, max: 5, step: 1, message: 'Minimum year must be between 1 and 5.' });
export const PositionCount = numberOr(1, {
  min: 1,
  max: MAX_POSITION_COUNT,
  step: 1,
  message: ruleMessage('Position count must be a whole number of at most {1}.', { 1: MAX_POSITION_COUNT }),
  belowMin: POSITION_TEXTS.countTooLow,
});

const PositionForm = body({
  title: requiredText(POSITION_TEXTS.titleRequired),
  unit_id: requiredId(POSITION_TEXTS.unitRequired),
  position_type: requiredText(POSITION_TEXTS.typeRequired),
  custom_position_type: optionalText(MAX_TITLE_LENGTH),
  responsibilities: v.pipe(TextList, v.minLength(1, POSITION_TEXTS.responsibilityRequired)),
  requirements: v.optional(body({ min_cgpa: MinCgpa, min_year: MinYear, skills_required: TextList }), {}),
  description: optionalText(),
  position_count: PositionCount,
});

/**
 * Body of 'Add Position': blank responsibilities and skills are dropped, and 'Other' is replaced by the custom text, also for clients that
 * have not done so.
 */
export const PositionInput = v.pipe(
  PositionForm,
  v.forward(
    v.partialCheck(
      [['position_type'], ['custom_position_type']],
      ({ position_type, custom_position_type }) => position_type !== 'Other' || custom_position_type !== '',
      POSITION_TEXTS.customTypeRequired,
    ),
    ['custom_position_type'],
  ),
  v.transform(({ custom_position_type, ...position }) => ({
    ...position,
    position_type: position.position_type === 'Other' ? custom_position_type : position.position_type,
  })),
);
export type PositionInput = v.InferOutput<typeof PositionInput>;
