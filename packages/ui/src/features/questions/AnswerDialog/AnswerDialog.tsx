import { type Answers, type EventQuestions, QUESTION_TEXTS } from '@quad/domain/forms';
import { formatDateTime } from '@quad/domain/time';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { AnswerFields, type AnswerFieldsProps } from '../AnswerFields/AnswerFields.tsx';
import { useAnswering } from '../useAnswering.ts';

export interface AnswerDialogProps extends ClosableProps, Pick<AnswerFieldsProps, 'onUpload' | 'fileAddress'> {
  /** The title of the event. */
  event: string;
  /** The questions, and previous answers. */
  questions: EventQuestions;
  /** The label of the submit button: it registers with the answers, or saves them. */
  verb: string;
  /** The label of the button while sending. */
  loadingText: string;
  /** Sends the answers. If the promise rejects, the dialog shows why, beside the affected questions if possible. */
  onSubmit: (answers: Answers) => Promise<unknown>;
}

/** Answers the questions of an event. It is open while it is rendered; load it lazily. */
export function AnswerDialog({ event, questions, verb, loadingText, onUpload, fileAddress, onSubmit, onClose }: AnswerDialogProps) {
  const { translate: t, timeZone, locale } = useLocaleSettings();
  const { fields, answers: before, answer_by, profile, left } = questions;
  const { draft, setDraft, errors, failure, loading, uploading, submit, rootRef } = useAnswering({
    fields,
    profile,
    before,
    onSubmit,
    onSent: onClose,
  });
  const about = answer_by
    ? t(QUESTION_TEXTS.answerBy, { time: formatDateTime(answer_by, timeZone, locale) })
    : t(before ? QUESTION_TEXTS.until : QUESTION_TEXTS.answerToRegister);
  return (
    <FormDialog
      title={t(QUESTION_TEXTS.questionsOf, { event })}
      about={about}
      verb={verb}
      loadingText={uploading ? t(QUESTION_TEXTS.uploading) : loadingText}
      error={failure}
      loading={loading || uploading}
      submit={(event) => void submit(event)}
      onClose={onClose}
    >
      <div ref={rootRef}>
        <AnswerFields
          fields={fields}
          left={left}
          profile={profile}
          answers={draft}
          before={before}
          errors={errors}
          onUpload={onUpload}
          fileAddress={fileAddress}
          onValueChange={setDraft}
        />
      </div>
    </FormDialog>
  );
}
