import { readProps, useChooseNotifications, useHasPassword, useNotificationPreferences, useOpenSessions } from '@quad/api-client/hooks';
import { CHANNELS, NOTIFICATION_TEXTS } from '@quad/domain/notifications';
import { useTranslate } from '@quad/ui';
import { NotificationChoice } from '@quad/ui/features/notifications';
import { SessionList, SettingsPanels } from '@quad/ui/features/settings';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useAppearance } from '../../app/shell/useAppearance.ts';
import { useLanguage } from '../../app/shell/useLanguage.ts';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useInstitute } from '../../boot/PageSettingsContext.ts';
import { OwnPasskeys } from '../accounts/OwnPasskeys.tsx';
import { OwnPassword } from '../accounts/OwnPassword.tsx';
import { PushSwitch } from './PushSwitch.tsx';

const WITHOUT_PUSH = CHANNELS.filter((channel) => channel !== 'push');

/** /settings: the appearance of the portal, the notification channels, and the ways to sign in and active sessions. */
export function SettingsPage() {
  const t = useTranslate();
  const { appearance, changeAppearance } = useAppearance();
  const { language, changeLanguage } = useLanguage();
  const { offered, termsUrl } = useInstitute();
  const hasPassword = useHasPassword();
  const choose = useChooseNotifications();
  const chooseLanguage = (chosen: typeof language) => {
    // Mails use the same language. If saving fails, the next choice sends it again.
    choose({ language: chosen }).catch(() => undefined);
    return changeLanguage(chosen);
  };
  return (
    <SignedInShell title={t('Settings')}>
      <SettingsPanels
        appearance={appearance}
        onAppearanceChange={changeAppearance}
        language={language}
        onLanguageChange={(chosen) => void chooseLanguage(chosen)}
        notifications={<Notifications />}
        passkeys={<OwnPasskeys />}
        password={offered?.hasPassword !== false && hasPassword && <OwnPassword />}
        sessions={<OpenSessions />}
        myDataHref="/my-data"
        termsUrl={termsUrl}
      />
    </SignedInShell>
  );
}

function Notifications() {
  const { data, error, retry } = useNotificationPreferences();
  const choose = useChooseNotifications();
  const hasPush = useIsEnabled('push');
  return (
    <NotificationChoice
      preferences={data}
      {...readProps({ error, retry }, NOTIFICATION_TEXTS.chooseFailed)}
      onValueChange={choose}
      device={hasPush && <PushSwitch />}
      channels={hasPush ? CHANNELS : WITHOUT_PUSH}
    />
  );
}

function OpenSessions() {
  const t = useTranslate();
  const { data, error, retry, end } = useOpenSessions();
  return <SessionList sessions={data} error={error && t('Where you are signed in could not be loaded.')} onRetry={retry} onEnd={end} />;
}
