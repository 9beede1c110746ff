/** A person's record of confirmed achievements: reading, sharing and verifying it. */
export * from './CredentialChecker/CredentialChecker.tsx';
export * from './RecordEditor/RecordEditor.tsx';
export * from './RecordSheet/RecordSheet.tsx';
