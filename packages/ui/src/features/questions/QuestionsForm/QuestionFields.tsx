import {
  conditionValues,
  type FormCondition,
  type FormField,
  type FormFieldKind,
  MAX_OPTIONS,
  PROFILE_SOURCES,
  QUESTION_TEXTS,
} from '@quad/domain/forms';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { RepeatingRows } from '../../../primitives/RepeatingRows/RepeatingRows.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../../primitives/UiProvider/translate.ts';
import { type FormRules, isChoice, newOption, type QuestionDraft } from './draft.ts';

interface QuestionFieldsProps {
  question: QuestionDraft;
  /** What the form may ask. */
  rules: FormRules;
  /** The previous questions that it can depend on. */
  earlier: readonly FormField[];
  onChange: (changed: Partial<QuestionDraft>) => void;
  /** Returns the error of a field, by its path in the question. */
  errorOf: (path: string) => string | undefined;
}

/** The label of an answer that a rule refers to. */
function answerName({ kind, options }: FormField, value: string, t: Translate): string {
  if (kind === 'agreement') return t(value === 'yes' ? QUESTION_TEXTS.yes : QUESTION_TEXTS.no);
  const option = options.find(({ id }) => id === value);
  return option ? option.label || t(QUESTION_TEXTS.option) : value;
}

interface RuleProps {
  label: string;
  none: string;
  rule: FormCondition | null;
  earlier: readonly FormField[];
  error: string | undefined;
  onChange: (rule: FormCondition | null) => void;
}

/** A rule that depends on the answer to an earlier question. */
function Rule({ label, none, rule, earlier, error, onChange }: RuleProps) {
  const t = useTranslate();
  const on = earlier.find(({ id }) => id === rule?.field);
  const choose = (id: string) => {
    const first = conditionValues(earlier.find((each) => each.id === id) ?? { kind: 'short', options: [] })?.[0];
    onChange(first === undefined ? null : { field: id, values: [first] });
  };
  return (
    <Stack gap="xs">
      <Field label={label} {...(error && { error })}>
        <Select
          placeholder={none}
          options={earlier.map((each) => ({ value: each.id, label: each.label || t(QUESTION_TEXTS.unnamed) }))}
          value={rule?.field ?? ''}
          onValueChange={choose}
        />
      </Field>
      {on && rule && (
        <Stack gap="xs" role="group" aria-label={`${label} ${on.label} ${t(QUESTION_TEXTS.isOneOf)}`}>
          {(conditionValues(on) ?? []).map((value) => (
            <Checkbox
              key={value}
              label={answerName(on, value, t)}
              checked={rule.values.includes(value)}
              onCheckedChange={(checked) => {
                const values = checked ? [...rule.values, value] : rule.values.filter((each) => each !== value);
                onChange(values.length === 0 ? null : { ...rule, values });
              }}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** A question: its text, the type of answer, how long answers are stored, and when it is asked. */
export function QuestionFields({ question, rules, earlier, onChange, errorOf }: QuestionFieldsProps) {
  const t = useTranslate();
  const { kind, label, help, why, required, erase_after_days, options, agreement, min, max, source, shown_if, required_if } = question;
  const errorProps = (path: string) => {
    const error = errorOf(path);
    return error ? { error } : {};
  };
  return (
    <Stack>
      <Field label={t(QUESTION_TEXTS.label)} required {...errorProps('label')}>
        <TextInput value={label} autoComplete="off" onChange={({ target }) => onChange({ label: target.value })} />
      </Field>
      <Field label={t(QUESTION_TEXTS.kind)} {...errorProps('kind')}>
        <Select
          options={rules.kinds.map((value) => ({ value, label: t(QUESTION_TEXTS.kinds[value]) }))}
          value={kind}
          onValueChange={(value) => onChange({ kind: value as FormFieldKind })}
        />
      </Field>
      {isChoice(kind) && (
        <Field
          label={t(QUESTION_TEXTS.options)}
          {...(rules.places && { hint: t(QUESTION_TEXTS.placesHint) })}
          group
          {...errorProps('options')}
        >
          <RepeatingRows
            rows={options}
            rowName={t(QUESTION_TEXTS.option)}
            addText={t(QUESTION_TEXTS.addOption)}
            maxRows={MAX_OPTIONS}
            onAdd={() => onChange({ options: [...options, newOption(options)] })}
            onRemove={(index) => onChange({ options: options.toSpliced(index, 1) })}
          >
            {(option, { index }) => {
              const set = (changed: object) => onChange({ options: options.with(index, { ...option, ...changed }) });
              return (
                <Grid columns="fit">
                  <Field label={t(QUESTION_TEXTS.option)} required {...errorProps(`options.${index}.label`)}>
                    <TextInput value={option.label} autoComplete="off" onChange={({ target }) => set({ label: target.value })} />
                  </Field>
                  {rules.places && (
                    <Field label={t(QUESTION_TEXTS.places)} {...errorProps(`options.${index}.places`)}>
                      <NumberInput value={option.places} min={1} onChange={({ target }) => set({ places: target.value })} />
                    </Field>
                  )}
                </Grid>
              );
            }}
          </RepeatingRows>
        </Field>
      )}
      {kind === 'agreement' && (
        <Field label={t(QUESTION_TEXTS.agreement)} {...errorProps('agreement')}>
          <Textarea value={agreement} rows={3} onChange={({ target }) => onChange({ agreement: target.value })} />
        </Field>
      )}
      {kind === 'number' && (
        <Grid columns="fit">
          <Field label={t(QUESTION_TEXTS.smallest)} {...errorProps('min')}>
            <NumberInput value={min} step="any" onChange={({ target }) => onChange({ min: target.value })} />
          </Field>
          <Field label={t(QUESTION_TEXTS.largest)} {...errorProps('max')}>
            <NumberInput value={max} step="any" onChange={({ target }) => onChange({ max: target.value })} />
          </Field>
        </Grid>
      )}
      {kind === 'profile' && (
        <Field label={t(QUESTION_TEXTS.source)} required {...errorProps('source')}>
          <Select
            placeholder={t(QUESTION_TEXTS.choose)}
            options={PROFILE_SOURCES.map((value) => ({ value, label: t(QUESTION_TEXTS.sources[value]) }))}
            value={source ?? ''}
            onValueChange={(value) => onChange({ source: PROFILE_SOURCES.find((each) => each === value) ?? null })}
          />
        </Field>
      )}
      <Checkbox label={t(QUESTION_TEXTS.mustAnswer)} checked={required} onCheckedChange={(checked) => onChange({ required: checked })} />
      <Field label={t(QUESTION_TEXTS.help)} {...errorProps('help')}>
        <TextInput value={help} autoComplete="off" onChange={({ target }) => onChange({ help: target.value })} />
      </Field>
      <Field label={t(QUESTION_TEXTS.why)} hint={t(QUESTION_TEXTS.whyHint)} {...errorProps('why')}>
        <TextInput value={why} autoComplete="off" onChange={({ target }) => onChange({ why: target.value })} />
      </Field>
      <Field label={t(QUESTION_TEXTS.days)} {...errorProps('erase_after_days')}>
        <NumberInput
          value={erase_after_days}
          min={rules.leastDays}
          unit={t(QUESTION_TEXTS.daysUnit)}
          onChange={({ target }) => onChange({ erase_after_days: target.value })}
        />
      </Field>
      {earlier.length > 0 && (
        <Grid columns="fit">
          <Rule
            label={t(QUESTION_TEXTS.shownIf)}
            none={t(QUESTION_TEXTS.always)}
            rule={shown_if}
            earlier={earlier}
            error={errorOf('shown_if')}
            onChange={(rule) => onChange({ shown_if: rule })}
          />
          <Rule
            label={t(QUESTION_TEXTS.requiredIf)}
            none={t(QUESTION_TEXTS.noRule)}
            rule={required_if}
            earlier={earlier}
            error={errorOf('required_if')}
            onChange={(rule) => onChange({ required_if: rule })}
          />
        </Grid>
      )}
    </Stack>
  );
}
