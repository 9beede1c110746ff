// Preloaded into a server whose clock a journey moves: shifts Date, which the embedded database uses as well.
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, subclass) =>
    Reflect.construct(target, parameters.length === 0 ? [target.now() + ahead] : parameters, subclass),
  apply: (target) => new target(target.now() + ahead).toString(),
  get: (target, name, receiver) => (name === 'now' ? () => target.now() + ahead : Reflect.get(target, name, receiver)),
});
