import { POSITION_TEXTS } from '@quad/domain/messages';
import { Button, Inline, Spinner, Stack, Tabs } from '@quad/ui';
import { lazy, Suspense } from 'react';
import { HoldersView } from './HoldersView.tsx';
import { type ManageMode, useManageView } from './useManageView.ts';

const PositionsView = lazy(async () => ({ default: (await import('./PositionsView.tsx')).PositionsView }));
const HolderAdding = lazy(async () => ({ default: (await import('./HolderAdding.tsx')).HolderAdding }));
const PositionAdding = lazy(async () => ({ default: (await import('./PositionAdding.tsx')).PositionAdding }));

const VIEWS = [
  { id: 'holders', label: POSITION_TEXTS.holdersTab, content: <HoldersView /> },
  { id: 'positions', label: POSITION_TEXTS.positionsTab, content: <PositionsView /> },
];

const FORMS = [
  { id: 'holders', label: POSITION_TEXTS.addHolderTab, content: <HolderAdding /> },
  { id: 'positions', label: POSITION_TEXTS.addPositionTab, content: <PositionAdding /> },
];

export interface ManagePositionsProps {
  /** What is shown where the address does not say. */
  firstMode?: ManageMode;
}

/** 'Manage Positions' of the office-bearers: holders and positions, to be looked at or added. */
export function ManagePositions({ firstMode = 'view' }: ManagePositionsProps) {
  const { mode, tab, toggleMode, showTab } = useManageView(firstMode);
  const isViewing = mode === 'view';
  return (
    <Stack>
      <Inline justify="end">
        <Button onClick={toggleMode}>{isViewing ? POSITION_TEXTS.addToggle : POSITION_TEXTS.viewToggle}</Button>
      </Inline>
      <Suspense fallback={<Spinner label="Loading..." />}>
        <Tabs label={isViewing ? 'What to look at' : 'What to add'} items={isViewing ? VIEWS : FORMS} value={tab} onValueChange={showTab} />
      </Suspense>
    </Stack>
  );
}
