import { SIGN_IN_TEXTS } from '@quad/domain/messages';
import { Spinner } from '@quad/ui';

/** Stands for a screen until it is known who asks for it, and until its code is here. */
export function LoadingScreen() {
  return <Spinner label={SIGN_IN_TEXTS.loading} />;
}
