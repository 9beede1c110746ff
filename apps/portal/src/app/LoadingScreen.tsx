import { SIGN_IN_TEXTS } from '@quad/domain/messages';
import { Spinner, useTranslate } from '@quad/ui';

/** Stands for a screen until it is known who asks for it, and until its code is here. */
export function LoadingScreen() {
  const t = useTranslate();
  return <Spinner label={t(SIGN_IN_TEXTS.loading)} />;
}
