/** Requests that go through flows: what waits to be decided, and what was. */
export * from './ApprovalDialog/ApprovalDialog.tsx';
export * from './ApprovalDialog/ApprovalSteps.tsx';
export * from './ApprovalList/ApprovalList.tsx';
export * from './DeputyDialog/DeputyDialog.tsx';
export * from './FlowForm/FlowForm.tsx';
export * from './FlowList/FlowList.tsx';
