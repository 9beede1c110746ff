/** What one tab tells the others. */
export type SessionNews = 'signed-in' | 'signed-out';

let channel: BroadcastChannel | undefined;

/** One channel a tab: a channel does not hear itself, so a tab is never told its own news. */
function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('quad-session');
  return channel;
}

/** Tells the other tabs. */
export function announce(news: SessionNews): void {
  openChannel()?.postMessage(news);
}

/** Listens to the other tabs; returns the way to stop. */
export function listen(onNews: (news: SessionNews) => void): () => void {
  const open = openChannel();
  const receive = (message: MessageEvent<SessionNews>) => onNews(message.data);
  open?.addEventListener('message', receive);
  return () => open?.removeEventListener('message', receive);
}
