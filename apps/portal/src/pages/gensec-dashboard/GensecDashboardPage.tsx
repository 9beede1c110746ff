import { GensecHeader, GensecModules } from '@quad/ui/features/dashboard';
import { useSearchParams } from 'react-router-dom';
import { BareShell } from '../../app/BareShell.tsx';
import { useInstitute } from '../../app/PageSettingsContext.ts';
import { useUser } from '../../app/useUser.ts';

const FILTER = 'filter';

/** /gensec-{path}: the dashboard of each GenSec; the guard lets nobody else in. The filter lives in the address. */
export function GensecDashboardPage() {
  const { role, personal_info } = useUser();
  const { portalTitle } = useInstitute();
  const [search, setSearch] = useSearchParams();
  return (
    <BareShell header={<GensecHeader portalTitle={portalTitle} name={personal_info.name} />}>
      <GensecModules
        role={role}
        filterId={search.get(FILTER)}
        onFilter={({ filterId }) => setSearch({ [FILTER]: filterId }, { replace: true })}
      />
    </BareShell>
  );
}
