import { type OnboardingInput, onboardingInput } from '@quad/domain/accounts';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../forms/failure.ts';
import { showFailure, useSchemaResolver } from '../../forms/formErrors.ts';

export interface OnboardingFormOptions {
  /** Who registers; shown, and not to be changed here. */
  person: { readonly name: string; readonly email: string };
  /** The year that it is at the campus: nobody was admitted later. */
  currentYear: number;
  /**
   * Completes the account. If the promise is rejected the form keeps what was typed. It says what is wrong with a field,
   * and nothing else (docs/specification/accounts.md#accounts-onboarding): logging is the caller's.
   */
  onComplete: (details: OnboardingInput) => Promise<unknown>;
}

const FIELDS = ['ID_No', 'mobile_no', 'add_year', 'Program', 'discipline'] as const;

/**
 * The form behind onboarding: checked by the domain's five rules, then by whoever completes the account. A roll number of another form is
 * refused once: the institute may have it so, which only the server knows, and gets it where it is sent again as it was.
 */
export function useOnboardingForm({ person, currentYear, onComplete }: OnboardingFormOptions) {
  const [insisted] = useState(() => new Set<string>());
  const resolver = useSchemaResolver(
    useMemo(() => onboardingInput({ currentYear, isTaken: (number) => insisted.has(number) }), [currentYear, insisted]),
  );
  const defaultValues = { ...person, ID_No: '', mobile_no: '', add_year: '', Program: '', discipline: '' };
  const form = useForm({ resolver, defaultValues });
  const { errors, isSubmitting } = form.formState;
  const send = async (details: OnboardingInput) => {
    try {
      await onComplete(details);
    } catch (error) {
      showFailure({ setError: form.setError, fields: FIELDS }, failureOf(error, ''));
    }
  };
  return {
    control: form.control,
    register: form.register,
    errors,
    isSubmitting,
    submit: form.handleSubmit(send, () => void insisted.add(form.getValues('ID_No').trim())),
  };
}
