import { GensecHeader, GensecModules } from '@quad/ui/features/dashboard';
import { useSearchParams } from 'react-router-dom';
import { CustomHeaderShell } from '../../app/shell/CustomHeaderShell.tsx';
import { displayName, useUser } from '../../app/useUser.ts';
import { useInstitute } from '../../boot/PageSettingsContext.ts';
import { HomeInbox } from '../inbox/HomeInbox.tsx';

const FILTER = 'filter';

/** /gensec-{path}: the dashboard of one GenSec, with its filter in the URL; the guard admits nobody else. */
export function GensecDashboardPage() {
  const user = useUser();
  const { portalTitle } = useInstitute();
  const [search, setSearch] = useSearchParams();
  return (
    <CustomHeaderShell header={<GensecHeader portalTitle={portalTitle} name={displayName(user)} />}>
      <GensecModules
        role={user.role}
        filterId={search.get(FILTER)}
        onFilterChange={(filterId) => setSearch({ [FILTER]: filterId }, { replace: true })}
      >
        <HomeInbox />
      </GensecModules>
    </CustomHeaderShell>
  );
}
