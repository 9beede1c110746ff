export * from './AccreditationHoles.tsx';
export * from './AccreditationTable.tsx';
export * from './TemplateDialog/TemplateDialog.tsx';
export * from './TemplateList.tsx';
