import { type AchievementInput, achievementInput } from '@quad/domain/achievements';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../forms/failure.ts';
import { focusFirstError, showFailure, useSchemaResolver } from '../../forms/formErrors.ts';

/** What the form says of an achievement; whose it is, nobody has to type. */
export type AchievementToAdd = Omit<AchievementInput, 'user_id'>;

export interface AchievementFormOptions {
  /** The day that it is on campus, 'YYYY-MM-DD': nothing is achieved after it. */
  today: string;
  /**
   * Submits the achievement. While the promise is open the form is busy; if it is fulfilled the form is blank again and says so; if
   * it is rejected the form says why and keeps what was typed.
   */
  onSubmit: (achievement: AchievementToAdd) => Promise<unknown>;
}

const FIELDS = ['title', 'description', 'category', 'type', 'level', 'event_id', 'date_achieved', 'position', 'certificate_url'] as const;

/** No type is chosen at the start. */
const BLANK = {
  title: '',
  description: '',
  category: '',
  level: '',
  event_id: '',
  date_achieved: '',
  position: '',
  certificate_url: '',
} as const;

/** The specification's default for a submission that failed without a word of the server. */
const SUBMIT_FAILED = 'Something went wrong. Please try again.';

/**
 * The achievement form: checked by the domain's schema, then by whoever takes it
 * (docs/specification/achievements.md#achievements-form).
 */
export function useAchievementForm({ today, onSubmit }: AchievementFormOptions) {
  const resolver = useSchemaResolver(useMemo(() => achievementInput({ today }), [today]));
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: BLANK });
  const [isSubmitted, setSubmitted] = useState(false);
  const send = async (achievement: AchievementInput) => {
    try {
      await onSubmit(achievement);
      form.reset(BLANK);
      setSubmitted(true);
    } catch (error) {
      showFailure({ setError: form.setError, fields: FIELDS }, failureOf(error, SUBMIT_FAILED));
    }
  };
  const attempt = form.handleSubmit(send, focusFirstError(FIELDS, form.setFocus));
  const submit: typeof attempt = (event) => {
    setSubmitted(false);
    return attempt(event);
  };
  return { form, isSubmitted, submit };
}
