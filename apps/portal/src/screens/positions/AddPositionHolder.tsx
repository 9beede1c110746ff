import { useAppointPositionHolder, usePositions, useStudentSearch } from '@quad/api-client/hooks';
import { POSITION_TEXTS } from '@quad/domain/messages';
import type { PositionHolderInput } from '@quad/domain/positions';
import { PositionHolderForm } from '@quad/ui/features/positions';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useGoBack } from '../../app/useGoBack.ts';
import { useCampusYear } from '../../app/useToday.ts';
import { useUser } from '../../app/useUser.ts';

/** 'Add Position Holder (POR)'. Lists that cannot be loaded are logged, and the form then has nothing to choose. */
export function AddPositionHolder() {
  const user = useUser();
  const searchUsers = useStudentSearch();
  const { data: positions = [] } = usePositions();
  const appoint = useAppointPositionHolder();
  const save = async (holder: PositionHolderInput) => {
    await appoint(holder);
    announceSaved(POSITION_TEXTS.holderCreated);
  };
  return (
    <PositionHolderForm
      onSearchUsers={searchUsers}
      positions={positions}
      appointer={user}
      currentYear={useCampusYear()}
      onSubmit={save}
      onCancel={useGoBack('/cosa')}
    />
  );
}
