import type { ProofInput } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../forms/failure.ts';

export interface ConfirmAddressOptions {
  /** Confirms the address. If the promise rejects, the form shows why and keeps the input. */
  onConfirm: (choice: ProofInput) => Promise<unknown>;
}

/** The state of the button 'Confirm' and its result. */
export function useConfirmAddress({ onConfirm }: ConfirmAddressOptions) {
  const form = useForm();
  const { errors, isSubmitting } = form.formState;
  const send = async () => {
    try {
      await onConfirm({});
    } catch (error) {
      form.setError('root', { type: 'server', message: failureOf(error, ACCOUNT_TEXTS.confirmFailed).message });
    }
  };
  return { isSubmitting, message: errors.root?.message, submit: form.handleSubmit(send) };
}
