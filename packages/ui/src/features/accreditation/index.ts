export * from './AccreditationTable.tsx';
export * from './MissingDataList.tsx';
export * from './TemplateDialog/TemplateDialog.tsx';
export * from './TemplateList.tsx';
