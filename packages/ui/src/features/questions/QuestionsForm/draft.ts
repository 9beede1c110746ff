import { conditionValues, ERASE_AFTER_DAYS, type FormCondition, type FormField, type FormFieldKind } from '@quad/domain/forms';
import type { GenericSchema } from 'valibot';

/** What a form can ask: which kinds of questions, whether choices have places, and for how many days answers stay at least. */
export interface FormRules {
  /** What checks the questions. */
  schema: GenericSchema<unknown, FormField[]>;
  kinds: readonly FormFieldKind[];
  places: boolean;
  leastDays: number;
  /** What is said as long as nothing is asked. */
  noneYetHint: string;
}

/** A question while somebody changes it: numbers are as they are typed. */
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

/** Questions as they are changed. */
export function toDrafts(fields: readonly FormField[]): QuestionDraft[] {
  return fields.map((field) => ({
    ...field,
    erase_after_days: String(field.erase_after_days),
    min: typed(field.min),
    max: typed(field.max),
    options: field.options.map((option) => ({ ...option, places: typed(option.places) })),
  }));
}

/** What was entered, for the schema to check: of each question what its kind uses, and no places where there are none. */
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

/** Questions as people will see them while they are built: what is not a number yet counts as none. */
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

/** An id that none has yet. */
function freshId(letter: 'q' | 'o', taken: readonly { readonly id: string }[]): string {
  let next = taken.length + 1;
  while (taken.some(({ id }) => id === `${letter}${next}`)) next += 1;
  return `${letter}${next}`;
}

export function newOption(options: readonly OptionDraft[]): OptionDraft {
  return { id: freshId('o', options), label: '', places: '' };
}

/** A question that nobody has worded yet. */
export function newQuestion(drafts: readonly QuestionDraft[]): QuestionDraft {
  const first = newOption([]);
  return {
    ...{ id: freshId('q', drafts), kind: 'short', label: '', help: '', why: '', required: false, agreement: '' },
    ...{ erase_after_days: String(ERASE_AFTER_DAYS), min: '', max: '', source: null, shown_if: null, required_if: null },
    options: [first, newOption([first])],
  };
}

/** The same question once more, after it. */
export function withCopy(drafts: readonly QuestionDraft[], index: number, nameOf: (label: string) => string): [QuestionDraft[], string] {
  const draft = drafts[index];
  if (!draft) return [[...drafts], ''];
  const id = freshId('q', drafts);
  return [drafts.toSpliced(index + 1, 0, { ...draft, id, label: nameOf(draft.label) }), id];
}

/** Questions of another event after one's own, with ids that are free here, and rules that go along. */
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

/** The earlier questions that one can depend on. */
export function earlierOf(drafts: readonly QuestionDraft[], index: number): FormField[] {
  return toPreview(drafts.slice(0, index)).filter((field) => conditionValues(field) !== undefined);
}

/** A rule without what is no answer any more, and none where nothing is left of it: its question has moved behind, or is gone. */
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

/** Which kinds there are to choose from, in their order. */
export function isChoice(kind: FormFieldKind): boolean {
  return kind === 'one' || kind === 'some';
}
