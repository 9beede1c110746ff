import { type AchievementInput, achievementInput } from '@quad/domain/achievements';
import { useMemo, useState } from 'react';
import { useServerForm } from '../../forms/useServerForm.ts';

/** The achievement without its owner, who is the current user. */
export type AchievementToAdd = Omit<AchievementInput, 'user_id'>;

export interface AchievementFormOptions {
  /** The current date on campus, YYYY-MM-DD, the latest possible date. */
  today: string;
  /**
   * Submits the achievement. The form is busy while the promise is pending; if it resolves, the form is reset and says so; if it rejects,
   * the form shows why and keeps the input.
   */
  onSubmit: (achievement: AchievementToAdd) => Promise<unknown>;
}

const FIELDS = ['title', 'description', 'category', 'type', 'level', 'event_id', 'date_achieved', 'position', 'certificate_url'] as const;

/** No type is selected initially. */
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

/** The specified message for a failure without one from the server. */
const SUBMIT_FAILED = 'Something went wrong. Please try again.';

/** The achievement form, validated by the domain's schema, then by the server (docs/specification/achievements.md#achievements-form). */
export function useAchievementForm({ today, onSubmit }: AchievementFormOptions) {
  const [isSubmitted, setSubmitted] = useState(false);
  const form = useServerForm({
    schema: useMemo(() => achievementInput({ today }), [today]),
    defaultValues: BLANK,
    fields: FIELDS,
    send: onSubmit,
    failure: SUBMIT_FAILED,
    onSuccess: ({ reset }) => {
      reset(BLANK);
      setSubmitted(true);
    },
  });
  const submit: typeof form.submit = (event) => {
    setSubmitted(false);
    return form.submit(event);
  };
  return { ...form, isSubmitted, submit };
}
