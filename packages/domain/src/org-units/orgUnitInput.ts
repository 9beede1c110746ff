import * as v from 'valibot';
import type { Role } from '../access/roles.ts';
import { body } from '../fields/body.ts';
import { isEmailShaped } from '../fields/email.ts';
import { optionalChoice } from '../fields/list.ts';
import { AmountOrZero, numberOr } from '../fields/number.ts';
import { OptionalId, optionalText, requiredText } from '../fields/text.ts';
import { isWebAddress } from '../fields/webAddress.ts';
import { ORG_UNIT_TEXTS } from '../messages/orgUnits.ts';
import { UNIT_CATEGORIES, UNIT_TYPES, type UnitCategory } from './orgUnit.ts';

const HierarchyLevel = numberOr(1, {
  min: 1,
  max: 100,
  step: 1,
  message: 'Hierarchy level must be a whole number of at most 100.',
  belowMin: ORG_UNIT_TEXTS.levelTooLow,
});

const ContactEmail = v.pipe(
  requiredText(ORG_UNIT_TEXTS.emailRequired, 254),
  v.check((email) => email === '' || isEmailShaped(email), ORG_UNIT_TEXTS.emailInvalid),
);

/** Links to social media; those with a blank platform or address are dropped. */
const SocialMedia = v.pipe(
  v.nullish(v.array(body({ platform: optionalText(50), url: optionalText(2048) })), []),
  v.transform((links) => links.filter(({ platform, url }) => platform !== '' && url !== '')),
  v.check((links) => links.every(({ url }) => isWebAddress(url)), 'Enter addresses that begin with https:// or http://.'),
  v.maxLength(20, 'Keep the links within 20.'),
);

/** Body of 'Create Organization'. Only the president must send a category: see `orgUnitInput`. */
export const OrgUnitInput = body({
  name: requiredText(ORG_UNIT_TEXTS.nameRequired),
  type: v.picklist(UNIT_TYPES, ORG_UNIT_TEXTS.typeRequired),
  description: optionalText(),
  parent_unit_id: OptionalId,
  hierarchy_level: HierarchyLevel,
  category: optionalChoice(UNIT_CATEGORIES, 'Choose one of the listed categories.'),
  is_active: v.optional(v.boolean(), true),
  contact_info: v.optional(body({ email: ContactEmail, social_media: SocialMedia }), { email: '' }),
  budget_info: v.optional(body({ allocated_budget: AmountOrZero, spent_amount: AmountOrZero }), {}),
});
export type OrgUnitInput = v.InferOutput<typeof OrgUnitInput>;

/** The unit form of a role: the president must choose the category, a GenSec's is fixed. */
export function orgUnitInput({ role }: { role: Role }) {
  return body({
    ...OrgUnitInput.entries,
    category: v.pipe(
      OrgUnitInput.entries.category,
      v.check((category: UnitCategory | null) => role !== 'PRESIDENT' || category !== null, ORG_UNIT_TEXTS.categoryRequired),
    ),
  });
}
