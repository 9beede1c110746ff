import { FIXED_NOW } from '../packages/domain/src/fixtures/clock.ts';

const STOPPED: ProxyHandler<DateConstructor> = {
  construct: (Clock, parts) => Reflect.construct(Clock, parts.length > 0 ? parts : [FIXED_NOW]),
  get: (Clock, name) => (name === 'now' ? () => FIXED_NOW.getTime() : Reflect.get(Clock, name)),
};

/** Stops the clock at the fixtures' moment, so that a story looks the same every day. Timers go on. */
export function stopClock(): () => void {
  const running = globalThis.Date;
  globalThis.Date = new Proxy(running, STOPPED);
  return () => {
    globalThis.Date = running;
  };
}
