import { FLOW_FORM_TEXTS } from '@quad/domain/administration';
import type { FlowRule } from '@quad/domain/approvals';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import type { ComboboxOption } from '../../../primitives/combo/options.ts';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { MultiCombobox } from '../../../primitives/MultiCombobox/MultiCombobox.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { StepDraft } from './draft.ts';

interface StepFieldsProps {
  step: StepDraft;
  first: boolean;
  /** The fact that a condition can depend on; null if steps are unconditional. */
  fact: FlowRule['fact'];
  /** The offices that are known without a search. */
  options: readonly ComboboxOption[];
  onSearch: OptionSearch;
  onChange: (changed: Partial<StepDraft>) => void;
  /** Returns the error of a field, by its path in the step. */
  errorOf: (...paths: string[]) => string | undefined;
}

/** The fields of a step: its approvers, its condition and its deadline in days. */
export function StepFields({ step, first, fact, options, onSearch, onChange, errorOf }: StepFieldsProps) {
  const t = useTranslate();
  const { name, approvers, quorum, above, days, parallel } = step;
  const some = approvers.slice(2).map((_, index) => String(index + 2));
  const quorums = ['any', 'all', ...some, ...(['any', 'all', ...some].includes(quorum) ? [] : [quorum])];
  const wordsOf = (each: string) =>
    each === 'any' || each === 'all' ? t(FLOW_FORM_TEXTS[each]) : t(FLOW_FORM_TEXTS.some, { count: each });
  return (
    <Stack>
      <Field label={t(FLOW_FORM_TEXTS.name)} error={errorOf('name')} required>
        <TextInput value={name} onChange={({ target }) => onChange({ name: target.value })} autoComplete="off" />
      </Field>
      <Field label={t(FLOW_FORM_TEXTS.who)} hint={t(FLOW_FORM_TEXTS.whoHint)} error={errorOf('approvers')} required>
        <MultiCombobox
          options={options}
          onSearch={onSearch}
          value={approvers}
          onValueChange={(chosen) => onChange({ approvers: chosen })}
        />
      </Field>
      {(approvers.length > 1 || errorOf('quorum', '') !== undefined) && (
        <Field label={t(FLOW_FORM_TEXTS.quorum)} error={errorOf('quorum', '')}>
          <Select
            options={quorums.map((value) => ({ value, label: wordsOf(value) }))}
            value={quorum}
            onValueChange={(value) => onChange({ quorum: value })}
          />
        </Field>
      )}
      <Grid columns="fit">
        <Field label={t(FLOW_FORM_TEXTS.days)} error={errorOf('promise', 'promise.days')} required>
          <NumberInput
            value={days}
            onChange={({ target }) => onChange({ days: target.value })}
            min={1}
            unit={t(FLOW_FORM_TEXTS.daysUnit)}
          />
        </Field>
        {fact && (
          <Field label={t(FLOW_FORM_TEXTS.above)} hint={t(FLOW_FORM_TEXTS.aboveHint)} error={errorOf('conditions', 'conditions.0.above')}>
            <NumberInput
              value={above}
              onChange={({ target }) => onChange({ above: target.value })}
              min={0}
              {...(fact === 'amount' ? { currency: '₹' } : { unit: t(FLOW_FORM_TEXTS.points) })}
            />
          </Field>
        )}
      </Grid>
      {!first && (
        <Checkbox label={t(FLOW_FORM_TEXTS.parallel)} checked={parallel} onCheckedChange={(checked) => onChange({ parallel: checked })} />
      )}
    </Stack>
  );
}
