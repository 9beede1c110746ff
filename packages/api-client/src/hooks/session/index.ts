export { useLogin } from './useLogin.ts';
export { useLogout } from './useLogout.ts';
export { type Session, useSession } from './useSession.ts';
