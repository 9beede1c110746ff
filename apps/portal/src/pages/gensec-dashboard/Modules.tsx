import { GensecModules } from '@quad/ui/features/dashboard';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../app/useUser.ts';

const FILTER = 'filter';

/** What the GenSec's dashboard leads to. The filter lives in the address. */
export function Modules() {
  const { role } = useUser();
  const [search, setSearch] = useSearchParams();
  return (
    <GensecModules
      role={role}
      filterId={search.get(FILTER)}
      onFilter={({ filterId }) => setSearch({ [FILTER]: filterId }, { replace: true })}
    />
  );
}
