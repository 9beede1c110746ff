import {
  CLAIM_SCREEN_TEXTS,
  decideLines,
  type ExpenseClaim,
  type ExpenseClaimDecision,
  plainRupees,
  sumOf,
} from '@quad/domain/expense-claims';
import { typedPaise } from '@quad/domain/ledger';
import { type FormEvent, useState } from 'react';
import { FormActions } from '../../layout/FormActions/FormActions.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx';
import { Textarea } from '../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../forms/useAction.ts';
import { usePaise } from './claimFormats.ts';

export interface ExpenseDecisionProps {
  /** The claim, whose current step the user may decide. */
  claim: ExpenseClaim;
  /** Sends the decision. If the promise rejects, the form shows why. */
  onDecide: (decision: ExpenseClaimDecision) => Promise<unknown>;
}

/** A decision about a claim: all of it, less for some lines with a reason, or nothing. The input is kept until it is saved. */
export function ExpenseDecision({ claim: { lines, approval }, onDecide }: ExpenseDecisionProps) {
  const t = useTranslate();
  const money = usePaise();
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { pending, failure, run } = useAction();
  const step = approval?.steps.find(({ may_decide }) => may_decide);
  if (!approval || !step) return null;
  const typedOf = (id: string, approved: number) => amounts[id] ?? plainRupees(approved);
  const approvedOf = (typed: string) => typedPaise(typed) ?? (/^0+(\.0*)?$/.test(typed.trim()) ? 0 : Number.NaN);
  const entered = lines.map(({ _id: line_id, approved, reason: before }) => ({
    line_id,
    approved: approvedOf(typedOf(line_id, approved)),
    reason: (reasons[line_id] ?? before).trim(),
  }));
  const sum = sumOf(entered.map(({ approved }) => approved));
  const decide = async (verdict: ExpenseClaimDecision['verdict']) => {
    const decision = {
      version: approval.version,
      step_id: step._id,
      verdict,
      reason: reason.trim(),
      lines: verdict === 'approved' ? entered : [],
    };
    // An invalid amount counts as too much, so that it is reported beside its field.
    const withLimits = {
      ...decision,
      lines: decision.lines.map((line) => ({ ...line, approved: line.approved || (line.approved === 0 ? 0 : 1e15) })),
    };
    const checked = decideLines(lines, withLimits);
    const found = checked.ok ? {} : (checked.refusal.fieldErrors ?? { reason: checked.refusal.message });
    setErrors(found);
    if (checked.ok) await run(() => onDecide(decision), CLAIM_SCREEN_TEXTS.decideFailed, verdict);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void decide('approved');
  };
  return (
    <Section title={t(CLAIM_SCREEN_TEXTS.decide)} subtitle={t(step.name)}>
      <Card padding="l">
        <form noValidate onSubmit={submit}>
          <Stack>
            {failure && <ErrorState description={t(failure)} />}
            {lines.map(({ _id, what, amount, approved, reason: before }) => {
              const typed = typedOf(_id, approved);
              const error = errors[`lines.${_id}`];
              const isLess = approvedOf(typed) < amount;
              return (
                <Grid key={_id} columns={{ phone: 1, tablet: 2 }}>
                  <Field label={t(CLAIM_SCREEN_TEXTS.approved, { what })} error={error && t(error)}>
                    <NumberInput
                      min={0}
                      step="any"
                      currency="₹"
                      value={typed}
                      onChange={({ target }) => setAmounts({ ...amounts, [_id]: target.value })}
                    />
                  </Field>
                  {isLess && (
                    <Field label={t(CLAIM_SCREEN_TEXTS.lineReason)} required>
                      <TextInput
                        value={reasons[_id] ?? before}
                        onChange={({ target }) => setReasons({ ...reasons, [_id]: target.value })}
                        autoComplete="off"
                      />
                    </Field>
                  )}
                </Grid>
              );
            })}
            <Field label={t(CLAIM_SCREEN_TEXTS.reason)} error={errors.reason && t(errors.reason)}>
              <Textarea value={reason} onChange={({ target }) => setReason(target.value)} />
            </Field>
            <FormActions>
              <Button
                type="submit"
                variant="primary"
                loading={pending === 'approved'}
                disabled={pending !== undefined}
                loadingText={t(CLAIM_SCREEN_TEXTS.deciding)}
              >
                {t(CLAIM_SCREEN_TEXTS.approve, { amount: Number.isNaN(sum) ? '–' : money(sum) })}
              </Button>
              <Button disabled={pending !== undefined} loading={pending === 'returned'} onClick={() => void decide('returned')}>
                {t(CLAIM_SCREEN_TEXTS.return)}
              </Button>
              <Button disabled={pending !== undefined} loading={pending === 'rejected'} onClick={() => void decide('rejected')}>
                {t(CLAIM_SCREEN_TEXTS.refuse)}
              </Button>
            </FormActions>
          </Stack>
        </form>
      </Card>
    </Section>
  );
}
