import { type AnswerEntry, type AnswerValue, answerText, type EventQuestions, type FormField, QUESTION_TEXTS } from '@quad/domain/forms';
import { formatDateTime } from '@quad/domain/time';
import { type ReactNode, useState } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataTable, type DataTableColumn } from '../../primitives/DataTable/DataTable.tsx';
import { KeyValueList } from '../../primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../primitives/UiProvider/translate.ts';
import { fieldsOfAllVersions } from './fieldsOfAllVersions.ts';

/** The answers and their questions. */
export interface AnswersProps {
  /** The current questions, in order. */
  fields: EventQuestions['fields'];
  /** Earlier versions of questions that have answers. */
  earlier: EventQuestions['earlier'];
  /** The answers. */
  entries: readonly AnswerEntry[];
  /** Returns the address of an uploaded file by its id. */
  fileAddress: (fileId: string) => string;
}

function wordsOf(field: FormField, answer: AnswerValue | undefined, t: Translate): string {
  const text = answerText(field, answer);
  return field.kind === 'agreement' ? t(text) : text;
}

interface AnswerProps extends Pick<AnswersProps, 'fileAddress'> {
  field: FormField;
  answer: AnswerValue | undefined;
  lines?: number;
}

function Answer({ field, answer, fileAddress, lines }: AnswerProps): ReactNode {
  const t = useTranslate();
  if (field.kind !== 'file' || answer === undefined)
    return (
      <Text wrap="anywhere" lines={lines}>
        {wordsOf(field, answer, t)}
      </Text>
    );
  return (
    <Link href={fileAddress(String(answer))} target="_blank" rel="noopener noreferrer" external>
      {t(QUESTION_TEXTS.openFile)}
    </Link>
  );
}

/** The maximum number of lines of an answer in a row; print shows all of them. */
const LINES = 3;

/** All answers side by side, in the form's order. */
export function AnswerTable({ entries, fields, earlier, fileAddress }: AnswersProps) {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  const columns: DataTableColumn<AnswerEntry>[] = [
    {
      id: 'name',
      header: t(QUESTION_TEXTS.name),
      cell: ({ person }) => person.personal_info.name,
      sortValue: ({ person }) => person.personal_info.name,
    },
    { id: 'roll', header: t(QUESTION_TEXTS.rollNumber), cell: ({ user_id }) => user_id, sortValue: ({ user_id }) => user_id },
    ...fieldsOfAllVersions({ fields, earlier }, t).map(
      ({ field, label }): DataTableColumn<AnswerEntry> => ({
        id: field.id,
        header: label,
        cell: ({ answers }) => <Answer field={field} answer={answers[field.id]} fileAddress={fileAddress} lines={LINES} />,
        sortValue: ({ answers }) => {
          const answer = answers[field.id];
          return typeof answer === 'number' ? answer : wordsOf(field, answer, t);
        },
      }),
    ),
    {
      id: 'answered',
      header: t(QUESTION_TEXTS.answeredAt),
      cell: ({ answered_at }) => <Text truncate>{formatDateTime(answered_at, timeZone, locale)}</Text>,
      sortValue: ({ answered_at }) => answered_at,
    },
  ];
  return <DataTable caption={t(QUESTION_TEXTS.answers)} captionHidden columns={columns} rows={entries} rowId={({ _id }) => _id} />;
}

/** The answers grouped by person. */
export function AnswerCards({ entries, fields, earlier, fileAddress }: AnswersProps) {
  const t = useTranslate();
  const [at, setAt] = useState(0);
  const index = Math.min(at, entries.length - 1);
  const entry = entries[index];
  if (!entry) return null;
  const { person, user_id, version, answers } = entry;
  const own = earlier.find((each) => each.version === version)?.fields ?? fields;
  return (
    <Section
      title={person.personal_info.name}
      actions={
        <Inline gap="s">
          <Button size="s" {...(index === 0 && { 'aria-disabled': true })} onClick={() => setAt(Math.max(0, index - 1))}>
            {t(QUESTION_TEXTS.previous)}
          </Button>
          <Text role="status">{t(QUESTION_TEXTS.place, { number: index + 1, count: entries.length })}</Text>
          <Button
            size="s"
            {...(index === entries.length - 1 && { 'aria-disabled': true })}
            onClick={() => setAt(Math.min(entries.length - 1, index + 1))}
          >
            {t(QUESTION_TEXTS.next)}
          </Button>
        </Inline>
      }
    >
      <Stack>
        <Text tone="muted">{[user_id, person.username].filter(Boolean).join(' · ')}</Text>
        <KeyValueList
          items={own.map((field) => ({
            label: field.label,
            value:
              answers[field.id] === undefined ? (
                <Text tone="muted">{t(QUESTION_TEXTS.nothing)}</Text>
              ) : (
                <Answer field={field} answer={answers[field.id]} fileAddress={fileAddress} />
              ),
          }))}
        />
      </Stack>
    </Section>
  );
}
