import { usePasskeys } from '@quad/api-client/hooks';
import { useTranslate } from '@quad/ui';
import { PasskeyList } from '@quad/ui/features/accounts';

/** The person's own passkeys, a part of the settings. */
export function OwnPasskeys() {
  const t = useTranslate();
  const { data, error, retry, add, remove } = usePasskeys();
  return (
    <PasskeyList passkeys={data} error={error && t('Your passkeys could not be loaded.')} onRetry={retry} onAdd={add} onRemove={remove} />
  );
}
