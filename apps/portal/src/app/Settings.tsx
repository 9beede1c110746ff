import { lazy, Suspense } from 'react';
import { useAppearance } from './useAppearance.ts';

const SettingsDialog = lazy(async () => ({ default: (await import('@quad/ui/features/settings')).SettingsDialog }));
const OwnSessions = lazy(() => import('./OwnSessions.tsx'));

export interface SettingsProps {
  onClose: () => void;
}

/** 'Settings' of the profile menu, loaded when somebody asks for it. */
export function Settings({ onClose }: SettingsProps) {
  const { appearance, changeAppearance } = useAppearance();
  return (
    <Suspense>
      <SettingsDialog appearance={appearance} onChange={changeAppearance} onClose={onClose} sessions={<OwnSessions />} />
    </Suspense>
  );
}
