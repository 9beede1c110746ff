import * as v from 'valibot';
import { ActorField, body } from '../fields/body.ts';
import { requiredDay } from '../fields/dates.ts';
import { MAX_TITLE_LENGTH, OptionalId, optionalText, requiredText } from '../fields/text.ts';
import { optionalWebAddress } from '../fields/webAddress.ts';
import { AchievementType } from './achievement.ts';

const DateAchieved = requiredDay('Enter the date of the achievement.');

/** Body of the achievement form, without the upper bound of its date: see `achievementInput`. */
export const AchievementInput = body({
  user_id: ActorField,
  title: requiredText('Enter the title of the achievement.'),
  description: optionalText(),
  category: optionalText(MAX_TITLE_LENGTH),
  type: AchievementType,
  level: optionalText(MAX_TITLE_LENGTH),
  event_id: OptionalId,
  date_achieved: DateAchieved,
  position: optionalText(MAX_TITLE_LENGTH),
  certificate_url: optionalWebAddress('Enter the address of the certificate, beginning with https:// or http://.'),
});
export type AchievementInput = v.InferOutput<typeof AchievementInput>;

/** The achievement form on a campus day ('YYYY-MM-DD'): the date must not be in the future. */
export function achievementInput({ today }: { today: string }) {
  return body({
    ...AchievementInput.entries,
    date_achieved: v.pipe(
      DateAchieved,
      v.check((day) => day <= today, 'The date of the achievement cannot be in the future.'),
    ),
  });
}

/** Body that endorses an achievement. */
export const VerifyAchievementInput = body({ verified_by: ActorField });
export type VerifyAchievementInput = v.InferOutput<typeof VerifyAchievementInput>;
