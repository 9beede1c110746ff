import { QUESTION_TEXTS } from '@quad/domain/forms';
import { Button, useTranslate } from '@quad/ui';
import { AreaWords } from '../../app/AreaWords.tsx';

/** Leads those who may edit an event to what it asks. */
export function QuestionsButton({ eventId }: { eventId: string }) {
  return (
    <AreaWords area="questions">
      <ToQuestions eventId={eventId} />
    </AreaWords>
  );
}

function ToQuestions({ eventId }: { eventId: string }) {
  const t = useTranslate();
  return <Button href={`/events/${eventId}/questions`}>{t(QUESTION_TEXTS.questions)}</Button>;
}
