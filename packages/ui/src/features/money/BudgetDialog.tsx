import {
  amountText,
  BUDGET_FORM_TEXTS,
  type Budget,
  type BudgetForm,
  budgetForm,
  formatPaise,
  MAX_BUDGET_LINES,
  SPENDING_KEYS,
  SPENDING_NAMES,
  typedPaise,
} from '@quad/domain/ledger';
import { useFieldArray, useWatch } from 'react-hook-form';
import { DateInput } from '../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx';
import { RepeatingRows } from '../../primitives/RepeatingRows/RepeatingRows.tsx';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../forms/FormDialog.tsx';
import { useDialogForm } from '../forms/useDialogForm.ts';

export interface BudgetDialogProps extends ClosableProps {
  /** The name of the unit. */
  unitName: string;
  /** Events of the unit to choose from; undefined if the event is fixed. */
  events?: readonly SelectOption[] | undefined;
  /** The initial values: a returned budget, or what is known of the event. */
  budget?: Partial<Pick<Budget, 'title' | 'ends_on' | 'event_id' | 'lines'>> | undefined;
  /** Why it was returned. */
  returned?: string | undefined;
  /** The current date, YYYY-MM-DD, the earliest possible end. */
  today: string;
  /** Sends the budget. If the promise rejects, the dialog shows why. */
  onSubmit: (budget: BudgetForm) => Promise<unknown>;
}

const LINE = { _id: null, what: '', category: 'equipment', amount: '', why: '', payee: '' } as const;

/** Requests a budget, line by line. It is open while it is rendered; load it lazily. */
export function BudgetDialog({ unitName, events, budget, returned, today, onSubmit, onClose }: BudgetDialogProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const { title = '', ends_on = '', event_id = null, lines = [] } = budget ?? {};
  const { register, control, errors, ...form } = useDialogForm({
    schema: budgetForm({ today }),
    defaultValues: {
      ...{ title, ends_on, event_id: event_id ?? '' },
      lines: lines.length > 0 ? lines.map((line) => ({ ...line, amount: amountText(line.amount) })) : [LINE],
    },
    fields: ['event_id', 'title', 'ends_on', ...lineFields()],
    send: onSubmit,
    fallback: BUDGET_FORM_TEXTS.failed,
    onClose,
  });
  const rows = useFieldArray({ control, name: 'lines' });
  const typed = useWatch({ control, name: 'lines' });
  const total = typed.reduce((sum, { amount }) => sum + (typedPaise(String(amount ?? '')) ?? 0), 0);
  const verb = returned === undefined ? t(BUDGET_FORM_TEXTS.send, { amount: formatPaise(total, settings) }) : t(BUDGET_FORM_TEXTS.change);
  return (
    <FormDialog
      {...form}
      title={t(BUDGET_FORM_TEXTS.askTitle, { unit: unitName })}
      about={returned ?? t(BUDGET_FORM_TEXTS.endsOnHint)}
      verb={total > 0 ? verb : t(BUDGET_FORM_TEXTS.sendNone)}
      loadingText={t(BUDGET_FORM_TEXTS.sending)}
      onClose={onClose}
    >
      {events && (
        <Field label={t(BUDGET_FORM_TEXTS.event)} error={errors.event_id?.message}>
          <Select {...register('event_id')} options={[{ value: '', label: t(BUDGET_FORM_TEXTS.noEvent) }, ...events]} />
        </Field>
      )}
      <Field label={t(BUDGET_FORM_TEXTS.title)} error={errors.title?.message} required>
        <TextInput {...register('title')} autoComplete="off" />
      </Field>
      <Field label={t(BUDGET_FORM_TEXTS.endsOn)} error={errors.ends_on?.message} required>
        <DateInput {...register('ends_on')} min={today} />
      </Field>
      <Field label={t(BUDGET_FORM_TEXTS.lines)} error={errors.lines?.message ?? errors.lines?.root?.message} group required>
        <RepeatingRows
          rows={rows.fields}
          rowName={t(BUDGET_FORM_TEXTS.line)}
          addText={t(BUDGET_FORM_TEXTS.addLine)}
          maxRows={MAX_BUDGET_LINES}
          onAdd={() => rows.append(LINE)}
          onRemove={(index) => rows.remove(index)}
        >
          {(_row, { index }) => {
            const wrong = errors.lines?.[index];
            return (
              <>
                <Field label={t(BUDGET_FORM_TEXTS.what)} error={wrong?.what?.message} required>
                  <TextInput {...register(`lines.${index}.what`)} autoComplete="off" />
                </Field>
                <Field label={t(BUDGET_FORM_TEXTS.amount)} error={wrong?.amount?.message} required>
                  <NumberInput {...register(`lines.${index}.amount`)} currency="₹" min={0} step={0.01} />
                </Field>
                <Field label={t(BUDGET_FORM_TEXTS.category)} error={wrong?.category?.message} required>
                  <Select
                    {...register(`lines.${index}.category`)}
                    options={SPENDING_KEYS.map((value) => ({ value, label: t(SPENDING_NAMES[value]) }))}
                  />
                </Field>
                <Field label={t(BUDGET_FORM_TEXTS.why)} error={wrong?.why?.message}>
                  <TextInput {...register(`lines.${index}.why`)} autoComplete="off" />
                </Field>
                <Field label={t(BUDGET_FORM_TEXTS.payee)} error={wrong?.payee?.message}>
                  <TextInput {...register(`lines.${index}.payee`)} autoComplete="off" />
                </Field>
              </>
            );
          }}
        </RepeatingRows>
      </Field>
    </FormDialog>
  );
}

/** The fields of all lines in reading order. */
function lineFields() {
  return Array.from({ length: MAX_BUDGET_LINES }, (_, index) => index).flatMap((index) =>
    (['what', 'amount', 'category', 'why', 'payee'] as const).map((name) => `lines.${index}.${name}` as const),
  );
}
