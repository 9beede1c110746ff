import { PasskeyNameInput } from '@quad/domain/accounts';
import { useId } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useDialogForm } from '../../useDialogForm.ts';

const NOT_ADDED = 'This passkey could not be added. Please try again.';

interface AddPasskeyDialogProps {
  onAdd: (input: PasskeyNameInput) => Promise<boolean>;
  onClose: () => void;
}

/** Asks what a passkey is to be called, before the browser makes it. Stays where the browser's own question is turned down. */
export function AddPasskeyDialog({ onAdd, onClose }: AddPasskeyDialogProps) {
  const t = useTranslate();
  const formId = useId();
  const { register, errors, message, isSubmitting, submit } = useDialogForm({
    schema: PasskeyNameInput,
    defaultValues: { name: '' },
    fields: ['name'],
    send: async (input) => {
      if (await onAdd(input)) onClose();
    },
    fallback: NOT_ADDED,
    onClose: () => undefined,
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('Cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" loading={isSubmitting} loadingText={t('Waiting for your browser...')}>
        {t('Go on')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Add a passkey')}
      description={t('Your browser asks next where to keep it: on this device, or on another one.')}
      size="small"
      footer={footer}
    >
      <form id={formId} method="post" noValidate onSubmit={submit}>
        <Stack>
          {message && <ErrorState message={message} />}
          <Field
            label={t('Name')}
            hint={t('So that you know it again, such as Phone or Library key.')}
            error={errors.name?.message}
            isRequired
          >
            <TextInput {...register('name')} autoComplete="off" />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
