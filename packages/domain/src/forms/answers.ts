import * as v from 'valibot';
import { CalendarDay } from '../fields/dates.ts';
import { messageOf, ruleMessage } from '../fields/ruleMessage.ts';
import { hasControlCharacter, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, NO_CONTROL_CHARACTERS } from '../fields/text.ts';
import type { Message } from '../messages/sentence.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { Answers, AnswerValue } from './answer.ts';
import { type FormCondition, type FormField, MAX_RATING, type ProfileSource } from './form.ts';
import { FORM_TEXTS } from './texts.ts';

/** Profile values that a form can ask for. */
export type ProfileAnswers = Readonly<Record<ProfileSource, string | null>>;

/** A parsed answer, nothing if there is none, or an error. */
type Read = { readonly value?: AnswerValue } | { readonly message: Message };

const BLANK: Read = {};
const wrong = (message: Message): Read => ({ message });
const tooLong = (longest: number): Message => ({
  text: 'Keep this within {1} characters.',
  values: { 1: longest.toLocaleString('en-US') },
});

function readText(value: string, longest: number): Read {
  const text = longest === MAX_TITLE_LENGTH ? value.trim().replace(/\s+/g, ' ') : value.trim();
  if (text === '') return BLANK;
  if (hasControlCharacter(text)) return wrong(NO_CONTROL_CHARACTERS);
  return text.length > longest ? wrong(tooLong(longest)) : { value: text };
}

function readOptions({ options }: FormField, value: unknown): Read {
  if (!Array.isArray(value)) return wrong(FORM_TEXTS.choose);
  if (!value.every((each) => options.some(({ id }) => id === each))) return wrong(FORM_TEXTS.choose);
  const chosen = options.flatMap(({ id }) => (value.includes(id) ? [id] : []));
  return chosen.length === 0 ? BLANK : { value: chosen };
}

function readNumber({ min, max }: FormField, value: unknown): Read {
  const text = typeof value === 'string' ? value.trim() : value;
  const isNumber = typeof text === 'number' || (typeof text === 'string' && /^[+-]?\d{1,10}(\.\d{1,6})?$/.test(text));
  // Normalizes negative zero, which JSON does not have.
  const number = isNumber ? Number(text) + 0 : Number.NaN;
  if (!Number.isFinite(number) || Math.abs(number) > 1_000_000_000) return wrong(FORM_TEXTS.noNumber);
  if (min !== null && number < min) return wrong({ text: 'Enter {1} or more.', values: { 1: min } });
  return max !== null && number > max ? wrong({ text: 'Enter {1} or less.', values: { 1: max } }) : { value: number };
}

const NOT_ON_PROFILE = { 'roll-number': FORM_TEXTS.noRollNumber, phone: FORM_TEXTS.noPhone } as const satisfies Record<
  ProfileSource,
  string
>;

function readProfile({ source }: FormField, value: unknown, profile: ProfileAnswers | undefined): Read {
  if (value !== true || source === null) return BLANK;
  return profile && !profile[source] ? wrong(NOT_ON_PROFILE[source]) : { value: true };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readAnswer(field: FormField, value: unknown, profile: ProfileAnswers | undefined): Read {
  if (value === undefined || value === null || value === '') return BLANK;
  switch (field.kind) {
    case 'short':
      return isText(value) ? readText(value, MAX_TITLE_LENGTH) : wrong(FORM_TEXTS.unanswered);
    case 'long':
      return isText(value) ? readText(value, MAX_TEXT_LENGTH) : wrong(FORM_TEXTS.unanswered);
    case 'one':
      return isText(value) && field.options.some(({ id }) => id === value) ? { value } : wrong(FORM_TEXTS.choose);
    case 'some':
      return readOptions(field, value);
    case 'agreement':
      return typeof value === 'boolean' ? { value } : wrong(FORM_TEXTS.unanswered);
    case 'number':
      return readNumber(field, value);
    case 'date': {
      const { success, output, issues } = v.safeParse(CalendarDay, value);
      return success ? { value: output } : wrong(messageOf(issues[0]));
    }
    case 'file':
      return isText(value) && /^[0-9a-f-]{36}$/.test(value) ? { value } : wrong(FORM_TEXTS.file);
    case 'profile':
      return readProfile(field, value, profile);
    case 'rating':
      return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_RATING
        ? { value: Number(value) }
        : wrong(FORM_TEXTS.rate);
  }
}

function isMet(condition: FormCondition | null, answers: Answers): boolean {
  if (!condition) return false;
  const answer = answers[condition.field];
  const words = Array.isArray(answer) ? answer : typeof answer === 'boolean' ? [answer ? 'yes' : 'no'] : [String(answer)];
  return answer !== undefined && words.some((word) => condition.values.includes(word));
}

/** Whether a field is required, given the other answers. */
export function isRequired({ required, required_if }: FormField, answers: Answers): boolean {
  return required || isMet(required_if, answers);
}

function isBlank({ kind, agreement }: FormField, value: AnswerValue | undefined): boolean {
  return value === undefined || (kind === 'agreement' && agreement !== '' && value === false);
}

interface ReadForm {
  readonly visible: readonly FormField[];
  readonly answers: Answers;
  readonly faults: readonly { readonly field: string; readonly message: Message }[];
}

/** Reads a form from the start: a hidden field has no answer and hides the fields that depend on it. */
function readForm(fields: readonly FormField[], sent: Readonly<Record<string, unknown>>, profile?: ProfileAnswers): ReadForm {
  const visible: FormField[] = [];
  const answers: Record<string, AnswerValue> = {};
  const faults: { field: string; message: Message }[] = [];
  for (const field of fields) {
    if (field.shown_if && !isMet(field.shown_if, answers)) continue;
    visible.push(field);
    const read = readAnswer(field, sent[field.id], profile);
    if ('message' in read) {
      faults.push({ field: field.id, message: read.message });
      continue;
    }
    if (read.value !== undefined) answers[field.id] = read.value;
    if (!isRequired(field, answers) || !isBlank(field, read.value)) continue;
    faults.push({
      field: field.id,
      message: field.agreement === '' || field.kind !== 'agreement' ? FORM_TEXTS.unanswered : FORM_TEXTS.unagreed,
    });
  }
  return { visible, answers, faults };
}

/** Returns the fields that are visible with these answers. */
export function visibleFields(fields: readonly FormField[], answers: Readonly<Record<string, unknown>>): readonly FormField[] {
  return readForm(fields, answers).visible;
}

/** Schema of a form's answers: hidden and blank fields are dropped. With a profile, missing profile values are errors. */
/* @__NO_SIDE_EFFECTS__ */
export function answersSchema(fields: readonly FormField[], profile?: ProfileAnswers) {
  return v.pipe(
    v.record(v.string(), v.unknown(), FORM_TEXTS.unanswered),
    v.rawTransform(({ dataset, addIssue, NEVER }): Answers => {
      const { answers, faults } = readForm(fields, dataset.value, profile);
      for (const { field, message } of faults) {
        const path = [{ type: 'object', origin: 'value', input: dataset.value, key: field, value: dataset.value[field] }] as const;
        addIssue({ path: [...path], message: typeof message === 'string' ? message : ruleMessage(message.text, valuesOf(message)) });
      }
      return faults.length === 0 ? answers : NEVER;
    }),
  );
}

function valuesOf({ values }: Exclude<Message, string>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries({ ...values }).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
}

/** The same as a refusal, with errors by field. */
export function checkAnswers(
  fields: readonly FormField[],
  sent: Readonly<Record<string, unknown>>,
  profile?: ProfileAnswers,
): Result<Answers> {
  const { answers, faults } = readForm(fields, sent, profile);
  if (faults.length === 0) return accept(answers);
  return refuse('INVALID', FORM_TEXTS.answersNeeded, Object.fromEntries(faults.map(({ field, message }) => [`answers.${field}`, message])));
}
