/** What a person has earned, as it is read, shared and checked. */
export * from './CredentialChecker/CredentialChecker.tsx';
export * from './RecordEditor/RecordEditor.tsx';
export * from './RecordSheet/RecordSheet.tsx';
