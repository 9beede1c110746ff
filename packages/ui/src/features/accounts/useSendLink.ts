import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useState } from 'react';
import { failureOf } from '../failure.ts';

export interface SendLinkOptions {
  /** Sends another link, and gives the server's sentence. */
  onSend: () => Promise<{ message?: string }>;
}

/** The button 'Send another link', with what came of it. */
export function useSendLink({ onSend }: SendLinkOptions) {
  const [isSending, setSending] = useState(false);
  const [sentMessage, setSentMessage] = useState('');
  const [failure, setFailure] = useState('');
  const send = async () => {
    setSending(true);
    setFailure('');
    setSentMessage('');
    try {
      const { message } = await onSend();
      setSentMessage(message || ACCOUNT_TEXTS.linkSent);
    } catch (error) {
      setFailure(failureOf(error, ACCOUNT_TEXTS.somethingWrong).message);
    } finally {
      setSending(false);
    }
  };
  return { isSending, sentMessage, failure, send };
}
