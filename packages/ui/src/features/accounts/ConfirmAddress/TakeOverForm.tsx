import { TakeOverInput } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useForm } from 'react-hook-form';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import { showFailure, useSchemaResolver } from '../../forms/formErrors.ts';
import { NEW_PASSWORD_HINT } from '../notes.tsx';
import type { ConfirmAddressOptions } from './useConfirmAddress.ts';

const FIELDS = ['name', 'password'] as const;

/** Takes over an account that was registered in another browser. */
export function TakeOverForm({ onConfirm }: ConfirmAddressOptions) {
  const t = useTranslate();
  const form = useForm({ resolver: useSchemaResolver(TakeOverInput), defaultValues: { name: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = async (choice: TakeOverInput) => {
    try {
      await onConfirm(choice);
    } catch (error) {
      showFailure({ setError: form.setError, fields: FIELDS }, failureOf(error, ACCOUNT_TEXTS.confirmFailed));
    }
  };
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(send)}>
      <Stack>
        <Banner tone="caution" title={t('This address was registered in another browser')}>
          {t('If that was you, open the link there, or')} <Link href="/login">{t('sign in')}</Link>{' '}
          {t(
            'here and open it again. If it was somebody else, take the account over: what was entered before is removed, and the other person is signed out.',
          )}
        </Banner>
        <Field label={t('Name')} error={errors.name?.message} required>
          <TextInput {...form.register('name')} autoComplete="name" />
        </Field>
        <Field label={t(ACCOUNT_TEXTS.newPasswordLabel)} error={errors.password?.message} hint={t(NEW_PASSWORD_HINT)} required>
          <PasswordInput {...form.register('password')} autoComplete="new-password" />
        </Field>
        {errors.root?.message && <ErrorState description={errors.root.message} />}
        <Button type="submit" variant="primary" size="l" fullWidth loading={isSubmitting} loadingText={t(ACCOUNT_TEXTS.confirming)}>
          {t(ACCOUNT_TEXTS.takeOver)}
        </Button>
      </Stack>
    </form>
  );
}
