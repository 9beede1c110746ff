import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useTranslate } from '@quad/ui';
import { ErrorPage } from '../../app/shell/ErrorPage.tsx';

/** Where a person ends who asked for a screen of another role. */
export function UnauthorisedPage() {
  const t = useTranslate();
  return <ErrorPage title={t(ACCOUNT_TEXTS.unauthorisedTitle)} text={t(ACCOUNT_TEXTS.unauthorisedText)} />;
}
