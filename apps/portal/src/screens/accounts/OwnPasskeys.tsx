import { errorText, usePasskeys } from '@quad/api-client/hooks';
import { PasskeyList } from '@quad/ui/features/accounts';

/** The own passkeys, a part of the settings. */
export function OwnPasskeys() {
  const { data, error, retry, add, remove } = usePasskeys();
  return (
    <PasskeyList
      passkeys={data}
      error={error && errorText(error, 'Your passkeys could not be loaded.')}
      onRetry={retry}
      onAdd={add}
      onRemove={remove}
    />
  );
}
