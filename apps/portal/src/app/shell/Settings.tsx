import { useChooseNotifications, useHasPassword, useOpenSessions } from '@quad/api-client/hooks';
import { SessionList, SettingsDialog } from '@quad/ui/features/settings';
import { lazy, Suspense } from 'react';
import { useInstitute } from '../../boot/PageSettingsContext.ts';
import { useAppearance } from './useAppearance.ts';
import { useLanguage } from './useLanguage.ts';

const OwnPasskeys = lazy(async () => ({ default: (await import('../../screens/accounts/OwnPasskeys.tsx')).OwnPasskeys }));

const OwnPassword = lazy(async () => ({ default: (await import('../../screens/accounts/OwnPassword.tsx')).OwnPassword }));

export interface SettingsProps {
  onClose: () => void;
}

/** 'Settings' of the profile menu: how the portal looks, and how and where the person signs in. */
export function Settings({ onClose }: SettingsProps) {
  const { appearance, changeAppearance } = useAppearance();
  const { language, changeLanguage } = useLanguage();
  const { offered, termsUrl } = useInstitute();
  const hasPassword = useHasPassword();
  const choose = useChooseNotifications();
  const speak = (chosen: typeof language) => {
    // Mails come in the same language. Where that could not be kept, the next choice says it again.
    choose({ language: chosen }).catch(() => undefined);
    return changeLanguage(chosen);
  };
  return (
    <SettingsDialog
      appearance={appearance}
      onAppearanceChange={changeAppearance}
      language={language}
      onLanguageChange={(chosen) => void speak(chosen)}
      onClose={onClose}
      passkeys={
        <Suspense>
          <OwnPasskeys />
        </Suspense>
      }
      password={
        offered?.hasPassword !== false &&
        hasPassword && (
          <Suspense>
            <OwnPassword />
          </Suspense>
        )
      }
      sessions={<OpenSessions />}
      myDataHref="/my-data"
      termsUrl={termsUrl}
    />
  );
}

function OpenSessions() {
  const { data, error, retry, end } = useOpenSessions();
  return <SessionList sessions={data} failed={error !== undefined} onRetry={retry} onEnd={end} />;
}
