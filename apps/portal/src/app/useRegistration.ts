import { useRegister } from '@quad/api-client/hooks';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { showToast } from '@quad/ui';

/** Registers, and says when it is done. What follows is the guard's business. */
export function useRegistration(): ReturnType<typeof useRegister> {
  const register = useRegister();
  return async (account) => {
    const user = await register(account);
    showToast({ tone: 'positive', message: ACCOUNT_TEXTS.registered });
    return user;
  };
}
