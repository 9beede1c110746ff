import { PasskeyNameInput } from '@quad/domain/accounts';
import { useId } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export const UNSUPPORTED = 'This browser does not support passkeys. To add one, open the portal in a newer browser.';
const NOT_ADDED = 'This passkey could not be added. Please try again.';

const NEXT = 'Next, your browser asks where to save it: on this device or on another one.';
const DEMANDED = 'Your institute requires a passkey for office holders and administrators. Without one you have the rights of a student.';

export interface AddPasskeyDialogProps {
  /** Whether the institute requires a passkey; the dialog then says so and why. */
  demanded?: boolean;
  /** Creates a passkey and adds it; resolves to false if the person cancelled. Undefined if the browser does not support passkeys. */
  onAdd: ((input: PasskeyNameInput) => Promise<boolean>) | undefined;
  /** Called when a passkey was added or the dialog is cancelled. */
  onClose: () => void;
}

/** Asks for the name of a passkey before the browser creates it. It stays open if the browser's prompt is cancelled. */
export function AddPasskeyDialog({ demanded = false, onAdd, onClose }: AddPasskeyDialogProps) {
  const t = useTranslate();
  const formId = useId();
  const { register, errors, error, loading, submit } = useDialogForm({
    schema: PasskeyNameInput,
    defaultValues: { name: '' },
    fields: ['name'],
    send: async (input) => {
      if (await onAdd?.(input)) onClose();
    },
    fallback: NOT_ADDED,
    onClose: () => undefined,
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t(demanded ? 'Not now' : 'Cancel')}</Button>
      {onAdd && (
        <Button type="submit" form={formId} variant="primary" loading={loading} loadingText={t('Waiting...')}>
          {t('Continue')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('Add a passkey')} description={t(demanded ? DEMANDED : NEXT)} size="s" footer={footer}>
      {onAdd ? (
        <form id={formId} method="post" noValidate onSubmit={submit}>
          <Stack>
            {error && <ErrorState description={error} />}
            <Field
              label={t('Name')}
              hint={t('A name to recognize it by, such as Phone or Library key.')}
              error={errors.name?.message}
              required
            >
              <TextInput {...register('name')} autoComplete="off" />
            </Field>
          </Stack>
        </form>
      ) : (
        <Text>{t(UNSUPPORTED)}</Text>
      )}
    </Dialog>
  );
}
