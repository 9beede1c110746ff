import { useEffect, useState } from 'react';
import { type KeptSignals, rememberedSignals, rememberSignals } from './scanStore.ts';

/** Which signals this device gives. */
export function useSignals(): [KeptSignals, (next: KeptSignals) => void] {
  const [signals, setSignals] = useState<KeptSignals>({ sound: true, vibration: true });
  useEffect(() => void rememberedSignals().then(setSignals), []);
  const change = (next: KeptSignals) => {
    setSignals(next);
    void rememberSignals(next);
  };
  return [signals, change];
}
