import { saidBy } from '@quad/domain/fields';
import { type Answers, answersSchema, type EventQuestions, QUESTION_TEXTS } from '@quad/domain/forms';
import { say } from '@quad/domain/messages';
import { formatDateTime } from '@quad/domain/time';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { getDotPath, safeParse } from 'valibot';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { failureOf } from '../../forms/failure.ts';
import { AnswerFields, type AnswerFieldsProps, type AnswersDraft } from '../AnswerFields/AnswerFields.tsx';

export interface AnswerDialogProps extends Pick<AnswerFieldsProps, 'onUpload' | 'fileAddress'> {
  /** What the event is called. */
  event: string;
  /** What it asks, and what was answered before. */
  questions: EventQuestions;
  /** What sending does: it registers with the answers, or keeps them. */
  verb: string;
  /** What its button says meanwhile. */
  loadingText: string;
  /** Sends the answers; rejected, the dialog says why, beside each question where there is one. */
  onSubmit: (answers: Answers) => Promise<unknown>;
  /** Asked for once they are sent, and by whoever leaves; stop rendering the dialog. */
  onClose: () => void;
}

const PREFIX = 'answers.';

/** Answers the questions of an event. It is open as long as it is rendered; load it lazily. */
export function AnswerDialog({ event, questions, verb, loadingText, onUpload, fileAddress, onSubmit, onClose }: AnswerDialogProps) {
  const words = useLocaleSettings();
  const { translate: t, timeZone, locale } = words;
  const { fields, answers: before, answer_by, profile, left } = questions;
  const [draft, setDraft] = useState<AnswersDraft>(before ?? {});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [loading, setLoading] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);

  /** Says what is wrong beside each question, and goes to the first. */
  const fail = (found: Readonly<Record<string, string>>, message: string | undefined) => {
    setErrors(found);
    setFailure(Object.keys(found).length === 0 ? message : undefined);
    requestAnimationFrame(() => rootRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus());
  };
  const submit = async (given?: BaseSyntheticEvent) => {
    given?.preventDefault();
    const { success, output, issues } = safeParse(answersSchema(fields, profile), draft);
    if (!success) {
      const found: Record<string, string> = {};
      for (const issue of issues) found[getDotPath(issue as never) ?? ''] ??= say(saidBy(issue), words);
      fail(found, undefined);
      return;
    }
    setLoading(true);
    try {
      await onSubmit(output);
    } catch (error) {
      const { message, fieldErrors = {} } = failureOf(error, QUESTION_TEXTS.answerFailed);
      const own = Object.entries(fieldErrors).filter(([path]) => path.startsWith(PREFIX));
      fail(Object.fromEntries(own.map(([path, text]) => [path.slice(PREFIX.length), text])), message);
      setLoading(false);
      return;
    }
    onClose();
  };
  const about = answer_by
    ? t(QUESTION_TEXTS.answerBy, { time: formatDateTime(answer_by, timeZone, locale) })
    : t(before ? QUESTION_TEXTS.until : QUESTION_TEXTS.answerToRegister);
  return (
    <FormDialog
      title={t(QUESTION_TEXTS.questionsOf, { event })}
      about={about}
      verb={verb}
      loadingText={loadingText}
      error={failure}
      loading={loading}
      submit={(given) => void submit(given)}
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
