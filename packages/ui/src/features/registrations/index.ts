/** Registering for an event, and the list of participants. */
export { participantsPath } from '../links/links.ts';
export * from './AddParticipantDialog/AddParticipantDialog.tsx';
export * from './MailParticipantsDialog/MailParticipantsDialog.tsx';
export * from './ParticipantList/ParticipantList.tsx';
export * from './participantsCsv.ts';
export * from './RegistrationNote/RegistrationNote.tsx';
export * from './RegistrationPanel/RegistrationPanel.tsx';
export * from './RemoveParticipantDialog/RemoveParticipantDialog.tsx';
