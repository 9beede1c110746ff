import { useParams } from 'react-router-dom';

/** What the link from a mail says: whose password, and the secret that proves the mailbox. */
export interface ResetLinkParams {
  readonly id: string;
  readonly resetToken: string;
}

/** The link that this screen was opened by. */
export function useResetLinkParams(): ResetLinkParams {
  const { id = '', resetToken = '' } = useParams();
  return { id, resetToken };
}
