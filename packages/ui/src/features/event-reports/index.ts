export * from './EventReportDialog/EventReportDialog.tsx';
export * from './EventReportView/EventReportView.tsx';
