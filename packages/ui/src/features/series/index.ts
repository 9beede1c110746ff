/** Series of events: how an event repeats, its meetings before they are made, and changing them. */
export * from './RepeatsFields.tsx';
export * from './SeriesChangeDialog/SeriesChangeDialog.tsx';
export * from './SeriesPanel/SeriesPanel.tsx';
export * from './SeriesPreviewDialog/SeriesPreviewDialog.tsx';
