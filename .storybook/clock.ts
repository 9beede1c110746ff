import { FIXED_NOW } from '../packages/domain/src/fixtures/clock.ts';

const STOPPED: ProxyHandler<DateConstructor> = {
  construct: (Clock, parts) => Reflect.construct(Clock, parts.length > 0 ? parts : [FIXED_NOW]),
  get: (Clock, name) => (name === 'now' ? () => FIXED_NOW.getTime() : Reflect.get(Clock, name)),
};

/** Fixes the date at that of the fixtures, so that stories look the same every day. Timers keep running. */
export function stopClock(): () => void {
  const running = globalThis.Date;
  globalThis.Date = new Proxy(running, STOPPED);
  return () => {
    globalThis.Date = running;
  };
}
