import {
  errorText,
  useAddAnswerFile,
  useAnswerFileAddress,
  useAnswerQuestions,
  useEventQuestions,
  useRegisterForEvent,
} from '@quad/api-client/hooks';
import type { Event } from '@quad/domain/events';
import { type Answers, QUESTION_TEXTS } from '@quad/domain/forms';
import { REGISTRATION_LABELS, REGISTRATION_TEXTS, type Registration } from '@quad/domain/registrations';
import { formatDateTime } from '@quad/domain/time';
import { Banner, Button, ErrorState, Inline, useLocaleSettings } from '@quad/ui';
import { AnswerDialog } from '@quad/ui/features/questions';
import { inArea } from '../../app/AreaTranslations.tsx';
import { announceSaved } from '../../app/shell/shellToasts.ts';

interface OwnAnswersProps {
  event: Event;
  registration: Registration;
  /** Whether the form is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The questions of an event, asked before the person registers and editable as long as answers are accepted. */
export const OwnAnswers = inArea('questions', AnswerForm);

function AnswerForm({ event, registration: { state, questions: questionState, answer_by }, open, onOpenChange }: OwnAnswersProps) {
  const { translate: t, timeZone, locale } = useLocaleSettings();
  const { data: questions, error, retry } = useEventQuestions(event._id);
  const register = useRegisterForEvent();
  const answer = useAnswerQuestions();
  const upload = useAddAnswerFile(event._id);
  const fileAddress = useAnswerFileAddress();
  const isRegistered = state === 'registered';
  const send = async (answers: Answers) => {
    if (isRegistered) await answer({ eventId: event._id, answers });
    else await register(event, answers);
    announceSaved(isRegistered ? QUESTION_TEXTS.kept : REGISTRATION_TEXTS.registered);
  };
  const asks = t(questionState === 'answered' ? QUESTION_TEXTS.changeAnswers : QUESTION_TEXTS.answer);
  const opens = <Button onClick={() => onOpenChange(true)}>{asks}</Button>;
  if (error && !questions) return <ErrorState description={errorText(error, QUESTION_TEXTS.loadFailed)} onRetry={retry} />;
  return (
    <>
      {isRegistered &&
        questions?.may_answer &&
        (answer_by ? (
          <Banner tone="caution" actions={opens}>
            {t(QUESTION_TEXTS.answerBy, { time: formatDateTime(answer_by, timeZone, locale) })}
          </Banner>
        ) : (
          <Inline>{opens}</Inline>
        ))}
      {open && questions && (
        <AnswerDialog
          event={event.title}
          questions={questions}
          verb={t(isRegistered ? QUESTION_TEXTS.answer : REGISTRATION_LABELS.register)}
          loadingText={t(isRegistered ? QUESTION_TEXTS.sending : REGISTRATION_TEXTS.registering)}
          onUpload={upload}
          fileAddress={fileAddress}
          onSubmit={send}
          onClose={() => onOpenChange(false)}
        />
      )}
    </>
  );
}
