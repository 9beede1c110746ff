import { type RegisterInput, registerInput } from '@quad/domain/accounts';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { showFailure, useSchemaResolver } from '../../forms/formErrors.ts';
import { registrationFailure } from '../failures.ts';

export interface RegisterFormOptions {
  /** The institute's mail domain; only its addresses may register. */
  domain: string;
  /** Creates the account. The form is busy while the promise is pending; if it rejects, the form shows why and keeps the input. */
  onRegister: (account: RegisterInput) => Promise<unknown>;
}

const FIELDS = ['name', 'ID', 'email', 'password'] as const;

/** The registration form, validated by the domain's schema, then by the server. */
export function useRegisterForm({ domain, onRegister }: RegisterFormOptions) {
  const resolver = useSchemaResolver(useMemo(() => registerInput(domain), [domain]));
  const form = useForm({ resolver, defaultValues: { name: '', ID: '', email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = async (account: RegisterInput) => {
    try {
      await onRegister(account);
    } catch (error) {
      showFailure({ setError: form.setError, fields: FIELDS }, registrationFailure(error));
    }
  };
  return { register: form.register, errors, message: errors.root?.message, isSubmitting, submit: form.handleSubmit(send) };
}
