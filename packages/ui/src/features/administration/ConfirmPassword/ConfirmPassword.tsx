import { ConfirmationInput } from '@quad/domain/accounts';
import { useId } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useDialogForm } from '../../useDialogForm.ts';

/** What the password is asked for, and what whoever would rather not type it does. */
const ABOUT = {
  administration: {
    description: 'Administration asks for it every 15 minutes. What you were doing is still there.',
    leave: 'Leave administration',
  },
  'own-data': { description: 'It shows that it is you before your data is given away or erased.', leave: 'Not now' },
} as const;

export interface ConfirmPasswordProps {
  /** What it is asked for. */
  about?: keyof typeof ABOUT;
  /** Opens it. While the promise is open the dialog is busy; if it is rejected the dialog says why. */
  onConfirm: (input: ConfirmationInput) => Promise<unknown>;
  /** Asked for by whoever would rather not. */
  onLeave: () => void;
}

/** Asks somebody who is signed in for the password again, over whatever they were doing. It is open as long as it is rendered; load it lazily. */
export function ConfirmPassword({ about = 'administration', onConfirm, onLeave }: ConfirmPasswordProps) {
  const t = useTranslate();
  const formId = useId();
  const { register, errors, message, isSubmitting, submit } = useDialogForm({
    schema: ConfirmationInput,
    defaultValues: { password: '' },
    fields: ['password'],
    send: onConfirm,
    fallback: 'Failed to check the password.',
    onClose: () => undefined,
  });
  const footer = (
    <>
      <Button onClick={onLeave}>{t(ABOUT[about].leave)}</Button>
      <Button type="submit" form={formId} variant="primary" loading={isSubmitting} loadingText={t('Checking...')}>
        {t('Go on')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onLeave}
      title={t('Type your password again')}
      description={t(ABOUT[about].description)}
      size="small"
      footer={footer}
    >
      <form id={formId} method="post" noValidate onSubmit={submit}>
        <Stack>
          {message && <ErrorState message={message} />}
          <Field label={t('Password')} error={errors.password?.message} isRequired>
            <PasswordInput {...register('password')} autoComplete="current-password" />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
