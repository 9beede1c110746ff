import { messageOf } from '@quad/domain/fields';
import {
  type EventQuestions,
  type EventQuestionsInput,
  FORM_FIELD_KINDS,
  type FormField,
  FormFields,
  MAX_FIELDS,
  QUESTION_TEXTS,
} from '@quad/domain/forms';
import { formatMessage } from '@quad/domain/messages';
import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { getDotPath, safeParse } from 'valibot';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import { MovableList } from '../../forms/MovableList.tsx';
import { AnswerFields, type AnswersDraft } from '../AnswerFields/AnswerFields.tsx';
import {
  earlierOf,
  type FormRules,
  fromDrafts,
  newQuestion,
  type QuestionDraft,
  toDrafts,
  toPreview,
  withCopy,
  withOthers,
  withoutDeadRules,
} from './draft.ts';
import { QuestionFields } from './QuestionFields.tsx';

export interface QuestionsFormProps {
  /** The initial questions of the event, and the version that is replaced. Use a new key to start over. */
  questions: Pick<EventQuestions, 'version' | 'fields' | 'profile'>;
  /** Searches events by title, to copy their questions. */
  onSearchEvents: OptionSearch;
  /** Loads the questions of another event. If the promise rejects, the form shows why. */
  onTake: (eventId: string) => Promise<readonly FormField[]>;
  /** Saves the questions. If the promise rejects, the form shows why, beside the affected questions if possible. */
  onSubmit: (input: EventQuestionsInput) => Promise<unknown>;
  /** What the form may ask, if it is less than for a registration. */
  rules?: FormRules;
  /** Further settings before the button. */
  children?: ReactNode;
  /** The label of the button. */
  verb?: string;
}

/** Registration forms may ask anything. */
const REGISTRATION: FormRules = {
  schema: FormFields,
  kinds: FORM_FIELD_KINDS,
  places: true,
  leastDays: 0,
  noneYetHint: QUESTION_TEXTS.noneYetHint,
};

type Errors = Readonly<Record<string, string>>;

const NO_FILE = () => Promise.reject(new Error('Nothing is sent from a preview.'));

/** Edits the questions of an event as a list, with a live preview that can be tried out. */
export function QuestionsForm(props: QuestionsFormProps) {
  const { questions, onSearchEvents, onTake, onSubmit, rules = REGISTRATION, children } = props;
  const words = useLocaleSettings();
  const t = words.translate;
  const [drafts, setDrafts] = useState<readonly QuestionDraft[]>(() => toDrafts(questions.fields));
  const [version] = useState(questions.version);
  const [opened, setOpened] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [tried, setTried] = useState<AnswersDraft>({});
  const [saving, setSaving] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  const changeWith = (nextOf: (drafts: readonly QuestionDraft[]) => readonly QuestionDraft[]) => {
    setDrafts((current) => withoutDeadRules(nextOf(current)));
    setErrors({});
  };
  const change = (next: readonly QuestionDraft[]) => changeWith(() => next);
  const isFull = drafts.length >= MAX_FIELDS;
  /** Shows a new question and moves the focus to its words. */
  const begin = (next: readonly QuestionDraft[], id: string) => {
    change(next);
    setOpened(id);
    requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>('li :is(input)')?.focus());
  };
  const add = () => {
    const question = newQuestion(drafts);
    begin([...drafts, question], question.id);
  };
  const copy = (index: number) => {
    const [next, id] = withCopy(drafts, index, (name) => t(QUESTION_TEXTS.copyOf, { name }));
    begin(next, id);
  };
  const addFromEvent = async (eventId: string) => {
    setFailure(undefined);
    try {
      const others = await onTake(eventId);
      if (others.length === 0) setFailure(t(QUESTION_TEXTS.noneThere));
      // What was typed while they were loaded stays.
      changeWith((current) => withOthers(current, others, MAX_FIELDS));
    } catch (error) {
      setFailure(failureOf(error, QUESTION_TEXTS.takeFailed).message);
    }
  };
  /** Shows errors beside their fields and opens the question with the first one. */
  const fail = (found: Errors, message: string | undefined) => {
    setErrors(found);
    setFailure(Object.keys(found).length === 0 ? message : undefined);
    const [at] = Object.keys(found);
    const index = Number(at?.split('.')[0]);
    if (at === undefined) return;
    setOpened(drafts[index]?.id);
    requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { success, output, issues } = safeParse(rules.schema, fromDrafts(drafts, rules));
    if (!success) {
      const found: Record<string, string> = {};
      for (const issue of issues) found[getDotPath(issue) ?? ''] ??= formatMessage(messageOf(issue), words);
      fail(found, undefined);
      return;
    }
    fail({}, undefined);
    setSaving(true);
    try {
      await onSubmit({ version, fields: output });
    } catch (error) {
      const { message, fieldErrors = {} } = failureOf(error, QUESTION_TEXTS.saveFailed);
      fail(Object.fromEntries(Object.entries(fieldErrors).map(([path, text]) => [path.replace('fields.', ''), text])), message);
    }
    setSaving(false);
  };

  const preview = toPreview(drafts);
  const left = Object.fromEntries(
    preview.flatMap(({ id, options }) =>
      options.flatMap((option) => (option.places === null ? [] : [[`${id}:${option.id}`, option.places]])),
    ),
  );
  const metaOf = ({ kind, required, shown_if }: QuestionDraft) => {
    const on = drafts.find(({ id }) => id === shown_if?.field);
    return [
      t(QUESTION_TEXTS.kinds[kind]),
      ...(required ? [t(QUESTION_TEXTS.mustAnswer)] : []),
      ...(on ? [`${t(QUESTION_TEXTS.shownIf)}: ${on.label || t(QUESTION_TEXTS.unnamed)}`] : []),
    ];
  };
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} gap="l" align="start">
      <form ref={formRef} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="l">
          {failure && <ErrorState description={failure} />}
          {drafts.length === 0 ? (
            <EmptyState title={t(QUESTION_TEXTS.noneYet)} description={t(rules.noneYetHint)} />
          ) : (
            <MovableList
              label={t(QUESTION_TEXTS.questions)}
              texts={QUESTION_TEXTS}
              items={drafts.map((draft) => ({ id: draft.id, name: draft.label || t(QUESTION_TEXTS.unnamed), meta: metaOf(draft) }))}
              opened={opened}
              onOpenedChange={setOpened}
              onOrderChange={(from, to) => {
                const moved = drafts[from];
                if (moved) change(drafts.toSpliced(from, 1).toSpliced(to, 0, moved));
              }}
              onAddCopy={isFull ? undefined : copy}
              onRemove={(index) => change(drafts.toSpliced(index, 1))}
            >
              {(index) => {
                const question = drafts[index];
                return (
                  question && (
                    <QuestionFields
                      question={question}
                      rules={rules}
                      earlier={earlierOf(drafts, index)}
                      onChange={(changed) => change(drafts.with(index, { ...question, ...changed }))}
                      errorOf={(path) => errors[`${index}.${path}`]}
                    />
                  )
                );
              }}
            </MovableList>
          )}
          {!isFull && (
            <Inline>
              <Button size="s" icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
                {t(QUESTION_TEXTS.add)}
              </Button>
            </Inline>
          )}
          {!isFull && (
            <Field label={t(QUESTION_TEXTS.fromOther)} hint={t(QUESTION_TEXTS.fromOtherHint)}>
              <Combobox
                value=""
                options={[]}
                onSearch={onSearchEvents}
                onValueChange={(eventId) => eventId && void addFromEvent(eventId)}
              />
            </Field>
          )}
          {children}
          <Inline justify="end">
            <Button type="submit" variant="primary" loading={saving} loadingText={t(QUESTION_TEXTS.saving)}>
              {props.verb ?? t(QUESTION_TEXTS.save)}
            </Button>
          </Inline>
        </Stack>
      </form>
      {drafts.length > 0 && (
        <Section title={t(QUESTION_TEXTS.preview)}>
          <Card>
            <AnswerFields
              fields={preview}
              left={left}
              profile={questions.profile}
              answers={tried}
              onValueChange={setTried}
              onUpload={NO_FILE}
              fileAddress={() => ''}
            />
          </Card>
        </Section>
      )}
    </Grid>
  );
}
