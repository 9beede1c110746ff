import {
  CLAIM_SCREEN_TEXTS,
  type ClaimableCommitment,
  checkDraft,
  type DraftLine,
  EXPENSE_CLAIM_TEXTS,
  type ExpenseDraft,
  emptyDraftLine,
  MAX_LINES,
  MAX_RECEIPTS,
  sumOf,
} from '@quad/domain/expense-claims';
import { typedPaise } from '@quad/domain/ledger';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { type FormEvent, useRef, useState } from 'react';
import { FormActions } from '../../../layout/FormActions/FormActions.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FileDrop } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { receiptName, usePaise } from '../claimFormats.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

type Draft = ExpenseDraft<File>;
type Line = DraftLine<File>;

export interface ExpenseClaimFormProps {
  /** The stored draft. */
  defaultValue: Draft;
  /** Called with every change, to be stored. */
  onValueChange: (draft: Draft) => void;
  /** The commitments that can be claimed from. */
  commitments: readonly ClaimableCommitment[];
  /** Whether a returned claim is edited, whose commitment is fixed. */
  returned?: boolean;
  /** The current date, YYYY-MM-DD, the latest possible date of a receipt. */
  today: string;
  /** Returns a new id for a line or photo, unique on every device. */
  newId: () => string;
  /** Whether the claim is being sent. */
  loading?: boolean;
  /** Why sending failed, as a sentence. */
  error?: string | undefined;
  /** The server's errors by field. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** Called with valid input, to send it. */
  onSubmit: () => void;
}

/**
 * A form for claiming an expense right after a purchase: receipt, amount, date and budget line. Photos stay on the device until it is sent.
 */
export function ExpenseClaimForm({ defaultValue, commitments, returned = false, today, newId, ...form }: ExpenseClaimFormProps) {
  const t = useTranslate();
  const money = usePaise();
  const box = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState(defaultValue);
  const onValueChange = (draft: Draft) => {
    setValue(draft);
    form.onValueChange(draft);
  };
  const [checked, setChecked] = useState(false);
  const own = checked ? checkDraft(value, today) : {};
  const errorOf = (field: string) => {
    const error = own[field] ?? form.fieldErrors?.[field];
    return error && t(error);
  };
  const { commitment_id, title, lines } = value;
  const budgetLines = commitments.find(({ _id }) => _id === commitment_id)?.lines ?? [];
  const changeLine = (id: string, changes: Partial<Line>) =>
    onValueChange({ ...value, lines: lines.map((line) => (line.id === id ? { ...line, ...changes } : line)) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(checkDraft(value, today)).length === 0) form.onSubmit();
    // Focuses the first invalid field after it is marked.
    else setTimeout(() => box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0);
  };
  const sum = sumOf(lines.map(({ amount }) => typedPaise(amount) ?? 0));
  return (
    <form ref={box} noValidate onSubmit={submit}>
      <Stack gap="l">
        {form.error && <ErrorState description={t(form.error)} />}
        <Field label={t(CLAIM_SCREEN_TEXTS.for)} error={errorOf('commitment_id')} required>
          <Select
            value={commitment_id}
            disabled={returned}
            placeholder={t(EXPENSE_CLAIM_TEXTS.commitment)}
            options={commitments.map(({ _id, title: name }) => ({ value: _id, label: name }))}
            onValueChange={(chosen) =>
              onValueChange({ ...value, commitment_id: chosen, lines: lines.map((line) => ({ ...line, budget_line_id: '' })) })
            }
          />
        </Field>
        <Field label={t(CLAIM_SCREEN_TEXTS.name)} error={errorOf('title')} required>
          <TextInput value={title} onChange={({ target }) => onValueChange({ ...value, title: target.value })} autoComplete="off" />
        </Field>
        {lines.map((line, index) => (
          <LineFields
            key={line.id}
            {...{ line, today, newId, budgetLines }}
            title={t(CLAIM_SCREEN_TEXTS.line, { number: index + 1 })}
            errorOf={(field) => errorOf(`lines.${index}.${field}`)}
            onValueChange={(changes) => changeLine(line.id, changes)}
            actions={
              lines.length > 1 && (
                <Button
                  size="s"
                  variant="quiet"
                  onClick={() => onValueChange({ ...value, lines: lines.filter(({ id }) => id !== line.id) })}
                >
                  {t(CLAIM_SCREEN_TEXTS.removeLine, { number: index + 1 })}
                </Button>
              )
            }
          />
        ))}
        {errorOf('lines') && <ErrorState description={errorOf('lines') ?? ''} />}
        <Inline justify="between">
          <Button
            disabled={lines.length >= MAX_LINES}
            onClick={() => onValueChange({ ...value, lines: [...lines, emptyDraftLine(newId(), today)] })}
          >
            {t(CLAIM_SCREEN_TEXTS.addLine)}
          </Button>
          <Text weight="medium">{t(CLAIM_SCREEN_TEXTS.sum, { amount: money(sum) })}</Text>
        </Inline>
        <FormActions>
          <Button type="submit" variant="primary" loading={form.loading} loadingText={t(CLAIM_SCREEN_TEXTS.sending)}>
            {t(returned ? CLAIM_SCREEN_TEXTS.sendAgain : CLAIM_SCREEN_TEXTS.send)}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}

interface LineFieldsProps {
  title: string;
  line: Line;
  budgetLines: ClaimableCommitment['lines'];
  today: string;
  newId: () => string;
  errorOf: (field: string) => string | undefined;
  onValueChange: (changes: Partial<Line>) => void;
  actions: React.ReactNode;
}

function LineFields({ title, line, budgetLines, today, newId, errorOf, onValueChange, actions }: LineFieldsProps) {
  const t = useTranslate();
  const { what, budget_line_id, day, amount, total, photos, receipts } = line;
  return (
    <Section title={title} actions={actions}>
      <Stack>
        <Field
          label={t(CLAIM_SCREEN_TEXTS.receipts)}
          hint={t(CLAIM_SCREEN_TEXTS.receiptsHint)}
          error={errorOf('receipt_ids')}
          group
          required
        >
          <Stack gap="s">
            {receipts.map((receipt, index) => {
              const name = receiptName(receipt, index, t);
              return (
                <Inline key={receipt._id} justify="between">
                  <Link href={receipt.url} target="_blank" rel="noopener noreferrer" external>
                    {name}
                  </Link>
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={t('Remove {what}', { what: name })}
                    onClick={() => onValueChange({ receipts: receipts.filter(({ _id }) => _id !== receipt._id) })}
                  >
                    {t('Remove')}
                  </Button>
                </Inline>
              );
            })}
            <FileDrop
              types={TYPES}
              typesText={t(CLAIM_SCREEN_TEXTS.fileTypes)}
              maxBytes={PHOTO_LIMITS.bytes}
              maxFiles={MAX_RECEIPTS - receipts.length}
              files={photos.map(({ id, photo: { name, size } }) => ({ id, name, size }))}
              onAdd={(files) => onValueChange({ photos: [...photos, ...files.map((photo) => ({ id: newId(), photo }))] })}
              onRemove={(id) => onValueChange({ photos: photos.filter((each) => each.id !== id) })}
            />
          </Stack>
        </Field>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <Field label={t(CLAIM_SCREEN_TEXTS.amount)} error={errorOf('amount')} required>
            <NumberInput
              min={0}
              step="any"
              currency="₹"
              value={amount}
              onChange={({ target }) => onValueChange({ amount: target.value })}
            />
          </Field>
          <Field label={t(CLAIM_SCREEN_TEXTS.day)} error={errorOf('day')} required>
            <DateInput value={day} max={today} onChange={({ target }) => onValueChange({ day: target.value })} />
          </Field>
        </Grid>
        <Field label={t(CLAIM_SCREEN_TEXTS.what)} error={errorOf('what')} required>
          <TextInput value={what} onChange={({ target }) => onValueChange({ what: target.value })} autoComplete="off" />
        </Field>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <Field label={t(CLAIM_SCREEN_TEXTS.budgetLine)} error={errorOf('budget_line_id')} required>
            <Select
              value={budget_line_id}
              placeholder={t(EXPENSE_CLAIM_TEXTS.budgetLine)}
              options={budgetLines.map((each) => ({ value: each._id, label: each.what }))}
              onValueChange={(chosen) => onValueChange({ budget_line_id: chosen })}
            />
          </Field>
          <Field
            label={t(CLAIM_SCREEN_TEXTS.total)}
            hint={t(CLAIM_SCREEN_TEXTS.totalHint)}
            error={errorOf('amount') ? undefined : errorOf('receipt_total')}
          >
            <NumberInput min={0} step="any" currency="₹" value={total} onChange={({ target }) => onValueChange({ total: target.value })} />
          </Field>
        </Grid>
      </Stack>
    </Section>
  );
}
