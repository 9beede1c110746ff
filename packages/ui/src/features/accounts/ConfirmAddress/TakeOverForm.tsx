import { type ProofInput, TakeOverInput } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useServerForm } from '../../forms/useServerForm.ts';
import { NEW_PASSWORD_HINT } from '../notes.tsx';

export interface TakeOverFormProps {
  /** Confirms the address. If the promise rejects, the form shows why and keeps the input. */
  onConfirm: (choice: ProofInput) => Promise<unknown>;
}

/** Takes over an account that was registered in another browser. */
export function TakeOverForm({ onConfirm }: TakeOverFormProps) {
  const t = useTranslate();
  const { register, errors, error, loading, submit } = useServerForm({
    schema: TakeOverInput,
    defaultValues: { name: '', password: '' },
    fields: ['name', 'password'],
    send: onConfirm,
    failure: ACCOUNT_TEXTS.confirmFailed,
  });
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <Banner tone="caution" title={t('This address was registered in another browser')}>
          {t('If that was you, open the link there, or')} <Link href="/login">{t('sign in')}</Link>{' '}
          {t(
            'here and open it again. If it was somebody else, take the account over: what was entered before is removed, and the other person is signed out.',
          )}
        </Banner>
        <Field label={t('Name')} error={errors.name?.message} required>
          <TextInput {...register('name')} autoComplete="name" />
        </Field>
        <Field label={t(ACCOUNT_TEXTS.newPasswordLabel)} error={errors.password?.message} hint={t(NEW_PASSWORD_HINT)} required>
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        {error && <ErrorState description={error} />}
        <Button type="submit" variant="primary" size="l" fullWidth loading={loading} loadingText={t(ACCOUNT_TEXTS.confirming)}>
          {t(ACCOUNT_TEXTS.takeOver)}
        </Button>
      </Stack>
    </form>
  );
}
