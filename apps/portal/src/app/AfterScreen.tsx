import { useLiveChanges, useReauthenticationAsked } from '@quad/api-client/hooks';
import { Reauthenticate } from './Reauthenticate.tsx';

/** What comes after the screen itself, which does not wait for it: changes of others, without a reload, and who has to show again who they are. */
export default function AfterScreen() {
  useLiveChanges(document.documentElement.dataset.changesAfter);
  return useReauthenticationAsked() && <Reauthenticate />;
}
