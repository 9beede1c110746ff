import { useOpenSessions } from '@quad/api-client/hooks';
import { SessionList, SettingsDialog } from '@quad/ui/features/settings';
import { useAppearance } from './useAppearance.ts';
import { useLanguage } from './useLanguage.ts';

export interface SettingsProps {
  onClose: () => void;
}

/** 'Settings' of the profile menu: how the portal looks, and where the person is signed in. */
export function Settings({ onClose }: SettingsProps) {
  const { appearance, changeAppearance } = useAppearance();
  const { language, changeLanguage } = useLanguage();
  return (
    <SettingsDialog
      appearance={appearance}
      onChange={changeAppearance}
      language={language}
      onLanguage={({ language: chosen }) => void changeLanguage(chosen)}
      onClose={onClose}
      sessions={<OpenSessions />}
    />
  );
}

function OpenSessions() {
  const { data, error, retry, end } = useOpenSessions();
  return <SessionList sessions={data} hasFailed={error !== undefined} onRetry={retry} onEnd={end} />;
}
