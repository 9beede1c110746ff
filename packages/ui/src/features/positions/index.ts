/**
 * What the positions' pages load only when somebody asks for it: details and forms. The lists are not here but in the door of
 * all features, so that a page cannot pull dialogs and forms in with them.
 */
export * from './PositionDialog/PositionDialog.tsx';
export * from './PositionForm/PositionForm.tsx';
export * from './PositionHolderDialog/PositionHolderDialog.tsx';
export * from './PositionHolderForm/PositionHolderForm.tsx';
