import { messageOf } from '@quad/domain/fields';
import { type Answers, answersSchema, type EventQuestions, QUESTION_TEXTS } from '@quad/domain/forms';
import { formatMessage } from '@quad/domain/messages';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { getDotPath, safeParse } from 'valibot';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../forms/failure.ts';
import type { AnswersDraft } from './AnswerFields/AnswerFields.tsx';

interface Answering {
  fields: EventQuestions['fields'];
  /** The profile, whose values are used as answers if the form asks for them. */
  profile?: EventQuestions['profile'];
  /** The previous answers. */
  before: AnswersDraft | null;
  /** Sends the answers. If the promise rejects, the reason is shown, beside the affected questions if possible. */
  onSubmit: (answers: Answers) => Promise<unknown>;
  /** Called when the answers are sent. */
  onSent?: () => void;
}

const PREFIX = 'answers.';

/** The state of a form's answers, which are validated and sent together, with errors by question. */
export function useAnswering({ fields, profile, before, onSubmit, onSent }: Answering) {
  const words = useLocaleSettings();
  const [draft, setDraft] = useState<AnswersDraft>(before ?? {});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [loading, setLoading] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);

  /** Shows errors beside their questions and moves to the first. */
  const fail = (found: Readonly<Record<string, string>>, message: string | undefined) => {
    setErrors(found);
    setFailure(Object.keys(found).length === 0 ? message : undefined);
    requestAnimationFrame(() => rootRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus());
  };
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    const { success, output, issues } = safeParse(answersSchema(fields, profile), draft);
    if (!success) {
      const found: Record<string, string> = {};
      for (const issue of issues) found[getDotPath(issue as never) ?? ''] ??= formatMessage(messageOf(issue), words);
      fail(found, undefined);
      return;
    }
    fail({}, undefined);
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
    setLoading(false);
    onSent?.();
  };
  /** Whether a file is still being sent: its answer is not known yet. */
  const uploading = Object.values(draft).some((answer) => answer instanceof File);
  return { draft, setDraft, errors, failure, loading, uploading, submit, rootRef };
}
