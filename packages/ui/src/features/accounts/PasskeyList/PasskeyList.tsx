import type { Passkey, PasskeyNameInput } from '@quad/domain/accounts';
import { formatDateTime, formatShortDate } from '@quad/domain/time';
import { useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import { AddPasskeyDialog, UNSUPPORTED } from '../AddPasskeyDialog/AddPasskeyDialog.tsx';
import { list, row } from './PasskeyList.css.ts';

const WHAT = 'A passkey signs you in with the fingerprint, face or PIN of a device, in place of your password.';
const NOT_REMOVED = 'The passkey could not be removed. Please try again.';

export interface PasskeyListProps {
  /** The passkeys, newest first; undefined while loading. */
  passkeys: readonly Passkey[] | undefined;
  /** Why loading failed, as a sentence for the user. */
  error?: string | undefined;
  /** Retries after an error. */
  onRetry: () => void;
  /**
   * Creates a passkey in the browser and adds it; undefined if the browser does not support passkeys. Resolves to false if the user
   * cancelled the browser's prompt, and rejects if it could not be added.
   */
  onAdd?: ((input: PasskeyNameInput) => Promise<boolean>) | undefined;
  /** Removes a passkey; rejects on failure. */
  onRemove: (id: string) => Promise<unknown>;
}

function Rows({ passkeys, onRemove }: Required<Pick<PasskeyListProps, 'onRemove'>> & { passkeys: readonly Passkey[] }) {
  const t = useTranslate();
  const { timeZone, locale } = useLocaleSettings();
  const [confirming, setConfirming] = useState<Passkey>();
  const { pending, failure, run } = useAction();
  const remove = ({ id }: Passkey) => {
    setConfirming(undefined);
    void run(() => onRemove(id), NOT_REMOVED, id);
  };
  const usesOf = ({ created_at, last_used_at }: Passkey) => {
    const added = formatShortDate(created_at, timeZone, locale);
    if (last_used_at === null) return t('Added {added}, not used yet', { added });
    return t('Added {added}, last used {used}', { added, used: formatDateTime(last_used_at, timeZone, locale) });
  };
  return (
    <>
      {failure && <ErrorState description={failure} />}
      <ul className={list}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={row}>
            <div>
              {passkey.name}
              <Text size="s" tone="muted">
                {usesOf(passkey)}
              </Text>
            </div>
            <Button
              size="s"
              loading={pending === passkey.id}
              loadingText={t('Removing...')}
              aria-label={t('Remove passkey: {name}', { name: passkey.name })}
              onClick={() => setConfirming(passkey)}
            >
              {t('Remove')}
            </Button>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={confirming !== undefined}
        onOpenChange={() => setConfirming(undefined)}
        title={t('Remove the passkey {name}?', { name: confirming?.name ?? '' })}
        description={t('It can no longer open your account. It stays on the device until you delete it there.')}
        confirmText={t('Remove')}
        cancelText={t('Cancel')}
        onConfirm={() => confirming && remove(confirming)}
      />
    </>
  );
}

/** The user's passkeys, with controls to add one and to remove that of a lost device. */
export function PasskeyList({ passkeys, error, onRetry, onAdd, onRemove }: PasskeyListProps) {
  const t = useTranslate();
  const [isAdding, setAdding] = useState(false);
  if (!passkeys && error !== undefined) return <ErrorState description={error} onRetry={onRetry} />;
  if (!passkeys) {
    return (
      <>
        <Spinner label={t('Loading passkeys...')} />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </>
    );
  }
  return (
    <Stack>
      <Text tone="muted">{t(WHAT)}</Text>
      {passkeys.length > 0 ? <Rows passkeys={passkeys} onRemove={onRemove} /> : <Text>{t('You have no passkey yet.')}</Text>}
      {onAdd ? (
        <Inline>
          <Button onClick={() => setAdding(true)}>{t('Add a passkey')}</Button>
        </Inline>
      ) : (
        <Text>{t(UNSUPPORTED)}</Text>
      )}
      {onAdd && isAdding && <AddPasskeyDialog onAdd={onAdd} onClose={() => setAdding(false)} />}
    </Stack>
  );
}
