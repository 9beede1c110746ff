import { useAddRegistration, useMailRegistered, useRemoveRegistration, useStudentSearch } from '@quad/api-client/hooks';
import type { Event } from '@quad/domain/events';
import { formatMessage } from '@quad/domain/messages';
import { mailedText, REGISTRATION_TEXTS } from '@quad/domain/registrations';
import { useLocaleSettings } from '@quad/ui';
import {
  AddParticipantDialog,
  MailParticipantsDialog,
  RemoveParticipantDialog,
  type RemoveParticipantDialogProps,
} from '@quad/ui/features/registrations';
import { messageOf, withSuccessToast } from '../../app/shell/withSuccessToast.ts';

export interface ParticipantDialogProps {
  event: Event;
  onClose: () => void;
}

/** 'Add a student'. */
export function AddParticipant(props: ParticipantDialogProps) {
  const add = useAddRegistration();
  const searchStudents = useStudentSearch();
  const onAdd = withSuccessToast(add, ({ state }) => (state === 'registered' ? REGISTRATION_TEXTS.added : REGISTRATION_TEXTS.addedInLine));
  return <AddParticipantDialog {...props} onSearchStudents={searchStudents} onAdd={onAdd} />;
}

/** 'Remove …?', with the reason. */
export function RemoveParticipant(props: ParticipantDialogProps & Pick<RemoveParticipantDialogProps, 'entry'>) {
  const remove = useRemoveRegistration();
  const onRemove = withSuccessToast(remove, messageOf);
  return <RemoveParticipantDialog {...props} onRemove={onRemove} />;
}

/** 'Mail participants'. */
export function MailParticipants(props: ParticipantDialogProps) {
  const words = useLocaleSettings();
  const send = useMailRegistered();
  const onSend = withSuccessToast(send, ({ recipients }) => formatMessage(mailedText(recipients), words));
  return <MailParticipantsDialog {...props} onSend={onSend} />;
}
