import type { ReactNode } from 'react';
import { notice } from './Notice.css.ts';

export interface NoticeProps {
  /** What was done. Without it nothing is shown, and the place to announce it is ready. */
  children?: ReactNode;
}

/** Says that something was done, and stays. Keep it on the page from the start, so that what appears in it is read out. */
export function Notice({ children }: NoticeProps) {
  return <div role="status">{children && <div className={notice}>{children}</div>}</div>;
}
