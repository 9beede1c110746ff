/** Requests in approval flows: pending and decided ones. */
export * from './ApprovalDialog/ApprovalDialog.tsx';
export * from './ApprovalDialog/ApprovalSteps.tsx';
export * from './ApprovalList/ApprovalList.tsx';
export * from './DeputyDialog/DeputyDialog.tsx';
export * from './FlowForm/FlowForm.tsx';
export * from './FlowList/FlowList.tsx';
