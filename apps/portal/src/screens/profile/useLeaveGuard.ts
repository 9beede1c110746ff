import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { blockNavigation } from './blockNavigation.ts';

/** Asks before unsaved changes are discarded. */
export function useLeaveGuard() {
  const navigate = useNavigate();
  const [isDirty, setDirty] = useState(false);
  const [goOn, setGoOn] = useState<() => void>();
  useEffect(() => {
    if (!isDirty) return;
    const follow = (address: string) => void navigate(address, { replace: true });
    return blockNavigation({ follow, ask: (next) => setGoOn(() => next) });
  }, [isDirty, navigate]);
  return {
    /** Called with whether there are unsaved changes. */
    watch: setDirty,
    isAsking: goOn !== undefined,
    leave: () => {
      setGoOn(undefined);
      goOn?.();
    },
    stay: () => setGoOn(undefined),
  };
}
