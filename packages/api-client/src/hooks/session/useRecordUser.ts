import type { User } from '@quad/domain/accounts';
import { announce } from './sessionChannel.ts';
import { useSessionStore } from './sessionContext.ts';

/** Records what the server said about the signed-in person; the other tabs ask it themselves. */
export function useRecordUser(): (user: User) => void {
  const { update } = useSessionStore();
  return (user) => {
    update(user);
    announce('signed-in');
  };
}
