import { conditionValues, ERASE_AFTER_DAYS, type FormCondition, type FormField, type FormFieldKind } from '@quad/domain/forms';
import type { GenericSchema } from 'valibot';

/**
 * What a form may ask: the kinds of questions, whether options have limited places, and the minimum number of days that answers are stored.
 */
export interface FormRules {
  /** The schema that validates the questions. */
  schema: GenericSchema<unknown, FormField[]>;
  kinds: readonly FormFieldKind[];
  places: boolean;
  leastDays: number;
  /** Shown while there are no questions. */
  noneYetHint: string;
}

/** A question while it is edited; numbers are as typed. */
export interface QuestionDraft extends Omit<FormField, 'erase_after_days' | 'min' | 'max' | 'options'> {
  readonly erase_after_days: string;
  readonly min: string;
  readonly max: string;
  readonly options: readonly OptionDraft[];
}

export interface OptionDraft {
  readonly id: string;
  readonly label: string;
  readonly places: string;
}

const typed = (value: number | null) => (value === null ? '' : String(value));

/** Converts questions into drafts. */
export function toDrafts(fields: readonly FormField[]): QuestionDraft[] {
  return fields.map((field) => ({
    ...field,
    erase_after_days: String(field.erase_after_days),
    min: typed(field.min),
    max: typed(field.max),
    options: field.options.map((option) => ({ ...option, places: typed(option.places) })),
  }));
}

/**
 * Converts drafts into the input of the schema: only the properties that a question's kind uses, and no places where they are not
 * supported.
 */
export function fromDrafts(drafts: readonly QuestionDraft[], { places }: Pick<FormRules, 'places'>): unknown[] {
  return drafts.map((draft) => {
    const { kind, options, agreement, min, max, source } = draft;
    const isChoice = kind === 'one' || kind === 'some';
    return {
      ...draft,
      options: !isChoice ? [] : places ? options : options.map((option) => ({ ...option, places: '' })),
      agreement: kind === 'agreement' ? agreement : '',
      ...(kind === 'number' ? { min, max } : { min: null, max: null }),
      source: kind === 'profile' ? source : null,
    };
  });
}

/** Converts drafts for the preview; an invalid number is omitted. */
export function toPreview(drafts: readonly QuestionDraft[]): FormField[] {
  const number = (text: string) => (text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text));
  return drafts.map((draft) => ({
    ...draft,
    erase_after_days: number(draft.erase_after_days) ?? ERASE_AFTER_DAYS,
    min: number(draft.min),
    max: number(draft.max),
    options: draft.options.map((option) => ({ ...option, places: number(option.places) })),
  }));
}

/** An unused id. */
function freshId(letter: 'q' | 'o', existing: readonly { readonly id: string }[]): string {
  let next = existing.length + 1;
  while (existing.some(({ id }) => id === `${letter}${next}`)) next += 1;
  return `${letter}${next}`;
}

export function newOption(options: readonly OptionDraft[]): OptionDraft {
  return { id: freshId('o', options), label: '', places: '' };
}

/** A new question without a text. */
export function newQuestion(drafts: readonly QuestionDraft[]): QuestionDraft {
  const first = newOption([]);
  return {
    ...{ id: freshId('q', drafts), kind: 'short', label: '', help: '', why: '', required: false, agreement: '' },
    ...{ erase_after_days: String(ERASE_AFTER_DAYS), min: '', max: '', source: null, shown_if: null, required_if: null },
    options: [first, newOption([first])],
  };
}

/** Inserts a copy of a question after it. */
export function withCopy(drafts: readonly QuestionDraft[], index: number, nameOf: (label: string) => string): [QuestionDraft[], string] {
  const draft = drafts[index];
  if (!draft) return [[...drafts], ''];
  const id = freshId('q', drafts);
  return [drafts.toSpliced(index + 1, 0, { ...draft, id, label: nameOf(draft.label) }), id];
}

/** Appends the questions of another event, with unused ids and adapted rules. */
export function withOthers(drafts: readonly QuestionDraft[], others: readonly FormField[], most: number): QuestionDraft[] {
  const all = [...drafts];
  const ids = new Map<string, string>();
  const renamed = (rule: FormCondition | null) => {
    const field = rule && ids.get(rule.field);
    return rule && field ? { ...rule, field } : null;
  };
  for (const draft of toDrafts(others).slice(0, Math.max(0, most - drafts.length))) {
    const id = freshId('q', all);
    ids.set(draft.id, id);
    all.push({ ...draft, id, shown_if: renamed(draft.shown_if), required_if: renamed(draft.required_if) });
  }
  return all;
}

/** The previous questions that a question can depend on. */
export function earlierOf(drafts: readonly QuestionDraft[], index: number): FormField[] {
  return toPreview(drafts.slice(0, index)).filter((field) => conditionValues(field) !== undefined);
}

/** Removes rules that refer to a missing answer, or to a question that was moved behind or removed. */
export function withoutDeadRules(drafts: readonly QuestionDraft[]): QuestionDraft[] {
  return drafts.map((draft, index) => {
    const earlier = earlierOf(drafts, index);
    const alive = (rule: FormCondition | null) => {
      const on = rule && earlier.find(({ id }) => id === rule.field);
      const values = on && rule.values.filter((value) => conditionValues(on)?.includes(value));
      return on && values && values.length > 0 ? { field: on.id, values } : null;
    };
    return { ...draft, shown_if: alive(draft.shown_if), required_if: alive(draft.required_if) };
  });
}

/** Whether questions of this kind have options. */
export function isChoice(kind: FormFieldKind): boolean {
  return kind === 'one' || kind === 'some';
}
