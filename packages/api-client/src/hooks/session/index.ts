export { SessionProvider, type SessionProviderProps } from './SessionProvider.tsx';
export type { Session } from './session.ts';
export { useLogin } from './useLogin.ts';
export { useLogout } from './useLogout.ts';
export { useSession } from './useSession.ts';
