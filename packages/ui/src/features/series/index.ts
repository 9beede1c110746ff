/** Series of events: the recurrence, a preview of the meetings, and changing them. */
export * from './RepeatsFields.tsx';
export * from './SeriesChangeDialog/SeriesChangeDialog.tsx';
export * from './SeriesPanel/SeriesPanel.tsx';
export * from './SeriesPreviewDialog/SeriesPreviewDialog.tsx';
