import { SIGN_IN_TEXTS } from '@quad/domain/messages';
import { Spinner, useTranslate } from '@quad/ui';

/** Shown until the session is known and the code of the screen is loaded. */
export function LoadingScreen() {
  const t = useTranslate();
  return <Spinner label={t(SIGN_IN_TEXTS.loading)} />;
}
