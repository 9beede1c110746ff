import { useEffect, useState } from 'react';
import { rememberedSignals, rememberSignals, type SignalSettings } from './scanStore.ts';

/** Which signals this device gives. */
export function useSignals(): [SignalSettings, (next: SignalSettings) => void] {
  const [signals, setSignals] = useState<SignalSettings>({ sound: true, vibration: true });
  useEffect(() => void rememberedSignals().then(setSignals), []);
  const change = (next: SignalSettings) => {
    setSignals(next);
    void rememberSignals(next);
  };
  return [signals, change];
}
