import { findScreen, ROLE_NAMES } from '@quad/domain/access';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useLocaleSettings } from '@quad/ui';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from '../../app/shell/ErrorPage.tsx';

/** Shown to a person who opened a screen of another role; says which roles may open it. */
export function UnauthorisedPage() {
  const { translate: t, locale } = useLocaleSettings();
  const { state } = useLocation();
  const who = findScreen(String(state?.from ?? ''))?.who;
  const names = who === 'administrator' ? [t('Administrators')] : Array.isArray(who) ? who.map((role) => t(ROLE_NAMES[role] ?? role)) : [];
  const roles = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  return (
    <ErrorPage
      title={t(ACCOUNT_TEXTS.unauthorisedTitle)}
      text={t(ACCOUNT_TEXTS.unauthorisedText)}
      hint={names.length > 0 ? t('Open to: {roles}', { roles }) : undefined}
    />
  );
}
