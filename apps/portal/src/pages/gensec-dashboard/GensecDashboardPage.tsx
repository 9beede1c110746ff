import { GensecHeader } from '@quad/ui/features/dashboard';
import { lazy, Suspense } from 'react';
import { BareShell } from '../../app/BareShell.tsx';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { useInstitute } from '../../app/PageSettingsContext.ts';
import { displayName, useUser } from '../../app/useUser.ts';

const Modules = lazy(async () => ({ default: (await import('./Modules.tsx')).Modules }));

/** /gensec-{path}: the dashboard of each GenSec; the guard lets nobody else in. */
export function GensecDashboardPage() {
  const user = useUser();
  const { portalTitle } = useInstitute();
  return (
    <BareShell header={<GensecHeader portalTitle={portalTitle} name={displayName(user)} />}>
      <Suspense fallback={<LoadingScreen />}>
        <Modules />
      </Suspense>
    </BareShell>
  );
}
