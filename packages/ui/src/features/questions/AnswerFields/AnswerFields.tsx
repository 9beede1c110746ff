import {
  type AnswerFile,
  choiceOf,
  type EventQuestions,
  type FormField,
  isRequired,
  QUESTION_TEXTS,
  visibleFields,
} from '@quad/domain/forms';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { useRef, useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { useGroupWiring } from '../../../primitives/Field/FieldContext.ts';
import { FileDrop } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { StarRatingInput } from '../../../primitives/StarRatingInput/StarRatingInput.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../../primitives/UiProvider/translate.ts';
import { failureOf } from '../../forms/failure.ts';

/** Uploads a file; `onProgress` receives the uploaded part, from 0 to 1. */
export type SendFile = (file: File, onProgress: (part: number) => void) => Promise<AnswerFile>;

/** The values of the answers' fields while they are edited, by field id. */
export type AnswersDraft = Readonly<Record<string, unknown>>;

export interface AnswerFieldsProps {
  /** The questions, in order. */
  fields: EventQuestions['fields'];
  /** The number of places left, for options that have a limit. */
  left: EventQuestions['left'];
  /** The parts of the user's profile that the form asks for. */
  profile: EventQuestions['profile'];
  /** The current answers. */
  answers: AnswersDraft;
  /** Called with a change of the answers. It is applied to the latest ones, because a file may arrive while other answers are typed. */
  onValueChange: (change: (answers: AnswersDraft) => AnswersDraft) => void;
  /** Errors by field id. */
  errors?: Readonly<Record<string, string>>;
  /** The previous answers, which remain selectable even if an option is full. */
  before?: AnswersDraft | null | undefined;
  /** Uploads a photo or a PDF. If the promise rejects, its row shows why. */
  onUpload: SendFile;
  /** Returns the address of an uploaded file by its id. */
  fileAddress: (fileId: string) => string;
}

const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** Up to this number of options are radios; more are a select. */
const RADIOS = 5;

function erasedText(days: number, t: Translate): string {
  if (days === 0) return t(QUESTION_TEXTS.erasedAtEnd);
  return days === 1 ? t(QUESTION_TEXTS.erasedAfterOne) : t(QUESTION_TEXTS.erasedAfter, { days });
}

function hintOf({ help, why, erase_after_days }: FormField, t: Translate): string {
  return [help, why && t(QUESTION_TEXTS.because, { why }), erasedText(erase_after_days, t)].filter(Boolean).join(' ');
}

interface InputProps {
  field: FormField;
  value: unknown;
  onChange: (value: unknown) => void;
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function Choices({ field, value, left, before, onChange }: InputProps & { left: EventQuestions['left']; before: unknown }) {
  const t = useTranslate();
  const group = useGroupWiring({});
  const chosen = Array.isArray(value) ? value : [];
  const own = [before].flat();
  const options = field.options.map(({ id, label, places }) => {
    const count = places === null ? undefined : left[choiceOf(field.id, id)];
    const isFull = count !== undefined && count <= 0 && !own.includes(id);
    const hint =
      count === undefined
        ? undefined
        : isFull
          ? t(QUESTION_TEXTS.full)
          : count === 1
            ? t(QUESTION_TEXTS.onePlaceLeft)
            : t(QUESTION_TEXTS.placesLeft, { places: Math.max(0, count) });
    return { value: id, label: label || t(QUESTION_TEXTS.option), disabled: isFull, ...(hint && { hint }) };
  });
  if (field.kind === 'some')
    return (
      <Stack gap="xs" role="group" {...group}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            checked={chosen.includes(option.value)}
            onCheckedChange={(checked) => onChange(checked ? [...chosen, option.value] : chosen.filter((id) => id !== option.value))}
          />
        ))}
      </Stack>
    );
  if (options.length <= RADIOS) return <RadioGroup options={options} value={textOf(value)} onValueChange={onChange} />;
  return (
    <Select
      placeholder={t(QUESTION_TEXTS.choose)}
      options={options.map(({ hint, label, ...option }) => ({ ...option, label: hint ? `${label} (${hint})` : label }))}
      value={textOf(value)}
      onValueChange={onChange}
    />
  );
}

interface FileAnswerProps extends Omit<InputProps, 'field'>, Pick<AnswerFieldsProps, 'onUpload' | 'fileAddress'> {
  /** Replaces the answer, if it still is the given one. */
  onUpdate: (before: unknown, value: unknown) => void;
}

/** The answer is the file itself while it is being sent, then the id of the stored one. */
function FileAnswer({ value, onChange, onUpdate, onUpload, fileAddress }: FileAnswerProps) {
  const t = useTranslate();
  const [shown, setShown] = useState<{ file: File; progress: number; error?: string }>();
  const latest = useRef<File>(undefined);
  const send = async (file: File) => {
    /** A file that was removed meanwhile is not shown any more. */
    const show = (state: { progress: number; error?: string }) => latest.current === file && setShown({ file, ...state });
    latest.current = file;
    show({ progress: 0 });
    onChange(file);
    try {
      const { _id } = await onUpload(file, (progress) => show({ progress: Math.min(progress, 0.99) }));
      onUpdate(file, _id);
    } catch (error) {
      const { message, fieldErrors } = failureOf(error, QUESTION_TEXTS.uploadFailed);
      show({ progress: 0, error: fieldErrors?.file ?? message });
      onUpdate(file, undefined);
    }
  };
  const remove = () => {
    latest.current = undefined;
    setShown(undefined);
    onChange(undefined);
  };
  if (textOf(value) !== '')
    return (
      <Inline>
        <Link href={fileAddress(textOf(value))} target="_blank" rel="noopener noreferrer" external>
          {t(QUESTION_TEXTS.file)}
        </Link>
        <Button size="s" variant="quiet" onClick={remove}>
          {t(QUESTION_TEXTS.remove)}
        </Button>
      </Inline>
    );
  return (
    <FileDrop
      types={FILE_TYPES}
      typesText={t(QUESTION_TEXTS.fileTypes)}
      maxBytes={PHOTO_LIMITS.bytes}
      files={
        shown
          ? [
              {
                ...{ id: 'file', name: shown.file.name, size: shown.file.size, progress: shown.progress },
                ...(shown.error && { error: t(shown.error) }),
              },
            ]
          : []
      }
      onAdd={([file]) => file && void send(file)}
      onRetry={() => shown && void send(shown.file)}
      onRemove={remove}
    />
  );
}

type AnswerInputProps = InputProps &
  Pick<FileAnswerProps, 'onUpdate'> &
  Pick<AnswerFieldsProps, 'left' | 'profile' | 'onUpload' | 'fileAddress'>;

function AnswerInput(props: AnswerInputProps & { before: unknown }) {
  const t = useTranslate();
  const { field, value, onChange, onUpdate, left, before, profile, onUpload, fileAddress } = props;
  const { kind, min, max, source, agreement } = field;
  const typed = { value: textOf(value), autoComplete: 'off' } as const;
  switch (kind) {
    case 'long':
      return <Textarea value={typed.value} rows={3} onChange={({ target }) => onChange(target.value)} />;
    case 'one':
    case 'some':
      return <Choices field={field} value={value} left={left} before={before} onChange={onChange} />;
    case 'agreement':
      if (agreement !== '') {
        return <Checkbox label={t(QUESTION_TEXTS.agree)} hint={agreement} checked={value === true} onCheckedChange={onChange} />;
      }
      return (
        <RadioGroup
          orientation="horizontal"
          options={[
            { value: 'yes', label: t(QUESTION_TEXTS.yes) },
            { value: 'no', label: t(QUESTION_TEXTS.no) },
          ]}
          value={value === true ? 'yes' : value === false ? 'no' : ''}
          onValueChange={(word) => onChange(word === 'yes')}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...typed}
          step="any"
          min={min ?? undefined}
          max={max ?? undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'date':
      return <DateInput value={typed.value} onChange={({ target }) => onChange(target.value)} />;
    case 'file':
      return <FileAnswer {...{ value, onChange, onUpdate, onUpload, fileAddress }} />;
    case 'profile': {
      const what = source ? t(QUESTION_TEXTS.sources[source]) : '';
      const own = (source && profile[source]) || '–';
      return <Checkbox label={t(QUESTION_TEXTS.consent, { what, value: own })} checked={value === true} onCheckedChange={onChange} />;
    }
    case 'rating':
      return <StarRatingInput value={typeof value === 'number' ? value : 0} onValueChange={onChange} />;
    case 'short':
      return <TextInput {...typed} onChange={({ target }) => onChange(target.value)} />;
  }
}

const GROUPS: readonly FormField['kind'][] = ['some', 'agreement', 'file', 'profile', 'rating'];

/**
 * The questions of a form to be answered, except those hidden by earlier answers; each shows why it is asked and how long the answer is
 * stored.
 */
export function AnswerFields({ fields, answers, onValueChange, errors = {}, before, ...about }: AnswerFieldsProps) {
  const t = useTranslate();
  return (
    <Stack>
      {visibleFields(fields, answers).map((field) => {
        const { id, kind, options, label } = field;
        return (
          <Field
            key={id}
            label={label || t(QUESTION_TEXTS.unnamed)}
            hint={hintOf(field, t)}
            required={isRequired(field, answers as never)}
            group={GROUPS.includes(kind) || (kind === 'one' && options.length <= RADIOS)}
            {...(errors[id] && { error: errors[id] })}
          >
            <AnswerInput
              {...about}
              field={field}
              value={answers[id]}
              before={before?.[id]}
              onChange={(value) => onValueChange((all) => ({ ...all, [id]: value }))}
              onUpdate={(former, value) => onValueChange((all) => (all[id] === former ? { ...all, [id]: value } : all))}
            />
          </Field>
        );
      })}
    </Stack>
  );
}
