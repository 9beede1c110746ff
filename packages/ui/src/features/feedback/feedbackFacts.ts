import { describeTarget, type Feedback } from '@quad/domain/feedback';
import { formatShortDate } from '@quad/domain/time';
import type { LocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';

/** The target of feedback and its unit: 'Monsoon Ragas, Music Club'. */
export function targetText(feedback: Feedback, t: Translate = fillIn): string {
  const { name, detail } = describeTarget(feedback);
  return detail ? `${name}, ${detail}` : t(name);
}

type FactSettings = Pick<LocaleSettings, 'timeZone' | 'locale' | 'translate'>;

/** The facts in one line: 'Suggestion · Event: Monsoon Ragas, Music Club · Nov 18, 2026'. */
export function factsText(feedback: Feedback, settings: FactSettings): string {
  const { timeZone, locale, translate: t } = settings;
  const about = `${t(feedback.target_type)}: ${targetText(feedback, t)}`;
  return [feedback.type && t(feedback.type), about, formatShortDate(feedback.created_at, timeZone, locale)].filter(Boolean).join(' · ');
}

/** The author, as far as the user may know. */
export function giverText({ is_anonymous, feedback_by }: Feedback): string {
  return is_anonymous ? 'Anonymous' : feedback_by?.personal_info.name || 'Unknown';
}

/** Who resolved it; undefined for users who may not know. */
export function resolverText({ resolved_by }: Feedback): string | undefined {
  return resolved_by && typeof resolved_by !== 'string' ? resolved_by.personal_info.name : undefined;
}
