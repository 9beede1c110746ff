/** Administration: people, offices, units, the institute, work and health, tables that are brought in, the audit log. */
export * from './AuditList/AuditList.tsx';
export * from './ConfirmPassword/ConfirmPassword.tsx';
export * from './csv.ts';
export * from './HealthReport/HealthReport.tsx';
export * from './HolderDialog/HolderDialog.tsx';
export * from './ImportList/ImportList.tsx';
export * from './ImportReview/ImportReview.tsx';
export * from './InstituteForm/InstituteForm.tsx';
export * from './OfficeList/OfficeList.tsx';
export * from './PeopleList/PeopleList.tsx';
export * from './PersonDialog/PersonDialog.tsx';
export * from './UnitDialog/UnitDialog.tsx';
export * from './UnitList/UnitList.tsx';
export * from './WorkList/WorkList.tsx';
