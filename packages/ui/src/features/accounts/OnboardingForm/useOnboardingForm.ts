import { type OnboardingInput, onboardingInput } from '@quad/domain/accounts';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../forms/failure.ts';
import { showFailure, useSchemaResolver } from '../../forms/formErrors.ts';

export interface OnboardingFormOptions {
  /** The user who registers, shown read-only. */
  person: { readonly name: string; readonly email: string };
  /** The current year on campus, the latest possible year of admission. */
  currentYear: number;
  /**
   * Completes the account. If the promise rejects, the form keeps the input and shows only field errors
   * (docs/specification/accounts.md#accounts-onboarding); the caller logs the failure.
   */
  onComplete: (details: OnboardingInput) => Promise<unknown>;
}

const FIELDS = ['ID_No', 'mobile_no', 'add_year', 'Program', 'discipline'] as const;

/**
 * The onboarding form, validated by the five rules of the domain, then by the server. An unusual roll number is refused once; submitted
 * again unchanged, it is sent, because only the server knows the institute's format.
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
