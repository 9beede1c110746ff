import { QUESTION_TEXTS } from '@quad/domain/forms';
import { Button, Inline, useTranslate } from '@quad/ui';
import { inArea } from '../../app/AreaTranslations.tsx';
import { useIsEnabled } from '../../app/useIsEnabled.ts';

/** Link to the questions and answers of an event, for those who may edit it. */
export const QuestionsButton = inArea('questions', ToQuestions);

function ToQuestions({ eventId }: { eventId: string }) {
  const t = useTranslate();
  const hasSurveys = useIsEnabled('surveys');
  return (
    <Inline>
      <Button href={`/events/${eventId}/questions`}>{t(QUESTION_TEXTS.questions)}</Button>
      {hasSurveys && <Button href={`/events/${eventId}/survey`}>{t(QUESTION_TEXTS.survey)}</Button>}
    </Inline>
  );
}
