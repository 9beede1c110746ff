import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { optionalChoice } from '../fields/list.ts';
import { numberOr, optionalNumber } from '../fields/number.ts';
import { optionalText, requiredText } from '../fields/text.ts';
import { MAX_FIELDS, MAX_OPTIONS } from './answer.ts';
import { FORM_TEXTS } from './texts.ts';

/** Kinds of questions. */
export const FORM_FIELD_KINDS = ['short', 'long', 'one', 'some', 'agreement', 'number', 'date', 'file', 'profile', 'rating'] as const;
export type FormFieldKind = (typeof FORM_FIELD_KINDS)[number];

/** Profile values that a form can ask for. */
export const PROFILE_SOURCES = ['roll-number', 'phone'] as const;
export type ProfileSource = (typeof PROFILE_SOURCES)[number];

export const MAX_RATING = 5;
/** Default number of days after an event until answers are erased. */
export const ERASE_AFTER_DAYS = 30;

/** Field ids belong to the form and stay the same across versions, so that answers keep their question. */
const FieldId = v.pipe(v.string(FORM_TEXTS.unreadable), v.regex(/^q[0-9a-z]{1,10}$/, FORM_TEXTS.unreadable));
const OptionId = v.pipe(v.string(FORM_TEXTS.unreadable), v.regex(/^o[0-9a-z]{1,10}$/, FORM_TEXTS.unreadable));

/** An option, and how many people may choose it; null if unlimited. */
const FormOption = body({
  id: OptionId,
  label: requiredText(FORM_TEXTS.option, 100),
  places: optionalNumber({ min: 1, max: 100_000, step: 1, message: FORM_TEXTS.places }),
});
export type FormOption = v.InferOutput<typeof FormOption>;

/** Holds if the answer to an earlier question is, or contains, one of these values: an option's id, 'yes' or 'no', or a rating. */
export const FormCondition = body({
  field: FieldId,
  values: v.pipe(
    v.array(v.pipe(v.string(FORM_TEXTS.condition), v.maxLength(11, FORM_TEXTS.condition)), FORM_TEXTS.condition),
    v.minLength(1, FORM_TEXTS.condition),
    v.maxLength(MAX_OPTIONS, FORM_TEXTS.condition),
  ),
});
export type FormCondition = v.InferOutput<typeof FormCondition>;

const BOUND = { min: -1_000_000_000, max: 1_000_000_000, message: FORM_TEXTS.bound };

/** A question. Properties that its kind does not use are blank. */
export const FormField = body({
  id: FieldId,
  kind: v.picklist(FORM_FIELD_KINDS, FORM_TEXTS.kind),
  label: requiredText(FORM_TEXTS.label),
  help: optionalText(500),
  /** Why it is asked, shown beside the field. */
  why: optionalText(300),
  required: v.optional(v.boolean(), false),
  erase_after_days: numberOr(ERASE_AFTER_DAYS, { min: 0, max: 3650, step: 1, message: FORM_TEXTS.days }),
  options: v.optional(v.pipe(v.array(FormOption, FORM_TEXTS.option), v.maxLength(MAX_OPTIONS, FORM_TEXTS.tooManyOptions)), []),
  /** Text that a person agrees to with yes. */
  agreement: optionalText(),
  min: optionalNumber(BOUND),
  max: optionalNumber(BOUND),
  source: optionalChoice(PROFILE_SOURCES, FORM_TEXTS.source),
  shown_if: v.optional(v.nullable(FormCondition), null),
  required_if: v.optional(v.nullable(FormCondition), null),
});
export type FormField = v.InferOutput<typeof FormField>;

/** Returns the values of a field that conditions can test; undefined for a kind that conditions cannot use. */
export function conditionValues({ kind, options }: Pick<FormField, 'kind' | 'options'>): readonly string[] | undefined {
  if (kind === 'one' || kind === 'some') return options.map(({ id }) => id);
  if (kind === 'agreement') return ['yes', 'no'];
  return kind === 'rating' ? Array.from({ length: MAX_RATING }, (_, index) => String(index + 1)) : undefined;
}

/** An error of a question, with its position in the list. */
export interface FormFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Returns errors across fields that are valid individually. Conditions may refer to earlier fields only, which prevents cycles. */
function faultsOf(fields: readonly FormField[]): FormFault[] {
  const faults: FormFault[] = [];
  const seen = new Map<string, FormField>();
  fields.forEach((field, index) => {
    const add = (message: string, ...path: (string | number)[]) => faults.push({ path: [index, ...path], message });
    const { id, kind, options, min, max, source } = field;
    if (seen.has(id)) add(FORM_TEXTS.unreadable, 'id');
    if ((kind === 'one' || kind === 'some') && options.length < 2) add(FORM_TEXTS.fewOptions, 'options');
    options.forEach((option, at) => {
      const isSame = options.slice(0, at).some((other) => other.id === option.id || other.label === option.label);
      if (isSame) add(FORM_TEXTS.sameOption, 'options', at, 'label');
    });
    if (kind === 'number' && min !== null && max !== null && max < min) add(FORM_TEXTS.bounds, 'max');
    if (kind === 'profile' && source === null) add(FORM_TEXTS.source, 'source');
    for (const name of ['shown_if', 'required_if'] as const) {
      const condition = field[name];
      const on = condition && seen.get(condition.field);
      const known = on && conditionValues(on);
      if (condition && !condition.values.every((value) => known?.includes(value))) add(FORM_TEXTS.condition, name);
    }
    seen.set(id, field);
  });
  return faults;
}

/** Reports the errors of a list beside the questions. */
/* @__NO_SIDE_EFFECTS__ */
export function checkEach(faultsIn: (fields: readonly FormField[]) => readonly FormFault[]) {
  return v.rawCheck<FormField[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { path, message } of faultsIn(dataset.value)) {
      let input: unknown = dataset.value;
      const items = path.map((key) => {
        const item = {
          type: 'object',
          origin: 'value',
          input: input as Record<string, unknown>,
          key: String(key),
          value: undefined,
        } as const;
        input = Reflect.get(Object(input), key);
        return item;
      });
      // The path is a question or a part of it.
      addIssue({ message, path: items as [(typeof items)[0], ...typeof items] });
    }
  });
}

/** The questions of a form, in order. */
export const FormFields = v.pipe(
  v.array(FormField, FORM_TEXTS.unreadable),
  v.maxLength(MAX_FIELDS, FORM_TEXTS.tooManyFields),
  checkEach(faultsOf),
);
export type FormFields = v.InferOutput<typeof FormFields>;

/** Whether a person may have to answer before getting a place. */
export function asksForAnswers(fields: readonly FormField[]): boolean {
  return fields.some(({ required, required_if }) => required || required_if !== null);
}
