/** Positions of responsibility and their holders: lists, details and forms. */
export * from './MyPositions/MyPositions.tsx';
export * from './PositionDialog/PositionDialog.tsx';
export * from './PositionForm/PositionForm.tsx';
export * from './PositionHolderDialog/PositionHolderDialog.tsx';
export * from './PositionHolderForm/PositionHolderForm.tsx';
export * from './PositionHolderList/PositionHolderList.tsx';
export * from './PositionList/PositionList.tsx';
